import { z } from "zod";
import { positionCodes } from "../domain/findings/positionDoubts";
import { AdminTemple } from "./adminTemples";
import { Id, latitudeText, longitudeText, PageNumber, PageSize, paged, typedText } from "./common";
import { coordinate } from "./coordinate";
import { positionPrecisions } from "./vocabulary";
import { WorkspaceFinding } from "./workspace";

/** `GET /api/admin/temples/positions`: temples whose position is to be looked at, the worst first. */
export const PositionsQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  /** those of which this was found */
  finding: z.union([z.literal(""), z.enum(positionCodes, "errors.filter")], "errors.filter").optional(),
  state: typedText(100).optional(),
});
export type PositionsQuery = z.infer<typeof PositionsQuery>;

/** Where a position may come from: its numbers exchanged, the area of a PIN code, a town, another record. */
export const candidateKinds = ["swapped", "pincode", "town", "temple"] as const;

/** A position that may be the right one, in degrees, with how exact it is and how far from the present one. */
export const PositionCandidate = z.object({
  kind: z.enum(candidateKinds),
  /** what lies there: `612702 Darasuram`, `Kumbakonam`, the name of a temple; blank for numbers exchanged */
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  positionPrecision: z.enum(positionPrecisions),
  metres: z.int().nullable(),
});
export type PositionCandidate = z.infer<typeof PositionCandidate>;

/** A temple with what speaks against its position and what could stand there instead. */
export const PositionToCheck = AdminTemple.pick({
  id: true,
  name: true,
  slug: true,
  address: true,
  city: true,
  district: true,
  state: true,
  pincode: true,
  latitude: true,
  longitude: true,
  positionPrecision: true,
  status: true,
  version: true,
}).extend({ findings: z.array(WorkspaceFinding), candidates: z.array(PositionCandidate) });
export type PositionToCheck = z.infer<typeof PositionToCheck>;

export const PositionPage = z.object({
  positions: z.array(PositionToCheck),
  /** how many there are of each finding in the state that is asked for, else in all */
  counts: z.partialRecord(z.enum(positionCodes), z.int()),
  ...paged,
});
export type PositionPage = z.infer<typeof PositionPage>;

/** `GET /api/admin/temples/:id/position`: a position in degrees that somebody is about to give a temple. */
export const TriedPosition = z.strictObject({
  latitude: latitudeText,
  longitude: longitudeText,
});
export type TriedPosition = z.infer<typeof TriedPosition>;

/** What would speak against the temple's position there. */
export const PositionDoubts = z.object({ findings: z.array(WorkspaceFinding) });
export type PositionDoubts = z.infer<typeof PositionDoubts>;

/**
 * `PUT /api/admin/temples/:id/position`: the position as somebody looked it up, which is not doubted until it moves; null
 * where nobody knows it. `version` is the one that was looked at; what speaks against a new position was `seen`, or it is
 * doubted as any other. Refused is what cannot be: outside India for one of its states.
 */
export const PositionCheck = z
  .strictObject({
    ...coordinate,
    version: z.int().min(1),
    seen: z.array(z.enum(positionCodes)).max(positionCodes.length).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["latitude"],
    message: "errors.position",
  });
export type PositionCheck = z.infer<typeof PositionCheck>;

/** `revisionId` is the entry of the history, null where the position is as it was. */
export const PositionChecked = z.object({ revisionId: z.int().nullable(), version: z.int() });
export type PositionChecked = z.infer<typeof PositionChecked>;

/** `POST /api/admin/temples/:id/position/undo`: what the check answered. 409 once the temple has moved again. */
export const PositionUndo = z.strictObject({ revisionId: Id.nullable() });
export type PositionUndo = z.infer<typeof PositionUndo>;
