import { z } from "zod";
import { recordParts } from "../domain/completeness";
import { contradictions, findingKinds, smallGaps, waitings } from "../domain/findings/finding";
import { AdminTempleFilters, AdminTempleQuery } from "./adminTemples";
import { Id } from "./common";
import { ListMembership } from "./templeFacts";

/** `GET /api/admin/temples/:id/workspace`: the filters and the order of the list that one goes through; by name unless said. */
export const WorkspaceQuery = AdminTempleFilters.extend({
  sortBy: AdminTempleQuery.shape.sortBy,
  sortDir: AdminTempleQuery.shape.sortDir,
});
export type WorkspaceQuery = z.infer<typeof WorkspaceQuery>;

/** What one click would change, to be sent with the version that was examined. */
const Fix = z
  .object({
    nameHi: z.string().nullable(),
    nameKn: z.string().nullable(),
    state: z.string(),
    district: z.string().nullable(),
    pincode: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    website: z.string(),
    bookingUrl: z.string(),
  })
  .partial();

/** One thing to do with a record. */
export const WorkspaceFinding = z.object({
  code: z.enum([...contradictions, ...waitings, ...smallGaps, ...recordParts]),
  kind: z.enum(findingKinds),
  fields: z.array(z.string()).readonly(),
  says: z.record(z.string(), z.string()),
  fix: Fix.nullable(),
  other: z.object({ id: Id, name: z.string(), metres: z.int().nullable() }).nullable(),
});

const Neighbour = z.object({ id: Id, name: z.string() });
export type Neighbour = z.infer<typeof Neighbour>;

/** The share of what is expected of a record, and which of it is there. */
export const Completeness = z.object({
  percent: z.int(),
  parts: z.array(z.object({ part: z.enum(recordParts), isPresent: z.boolean() })),
});

/** How whole a record is, what an editor can do about it, and what is before and after it in the list. */
export const TempleWorkspace = z.object({
  /** the version that was examined */
  version: z.int(),
  completeness: Completeness,
  findings: z.array(WorkspaceFinding),
  /** the curated lists that it is in, each by its id */
  lists: z.array(ListMembership.extend({ id: Id })),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
});
export type TempleWorkspace = z.infer<typeof TempleWorkspace>;
export type WorkspaceFinding = z.infer<typeof WorkspaceFinding>;

/** How often an open workspace says so, and how long after the last word it counts as left. */
export const presenceTimes = { everyMs: 15_000, goneAfterMs: 45_000 } as const;

/**
 * Who else has the workspace of a temple open: `since` is when they opened it. `version` is the one on record now, and
 * `savedBy` the name of who saved last, unless it was the caller or nobody with a name.
 */
export const Presence = z.object({
  version: z.int(),
  savedBy: z.string().nullable(),
  others: z.array(z.object({ id: Id, name: z.string(), since: z.string() })),
});
export type Presence = z.infer<typeof Presence>;
