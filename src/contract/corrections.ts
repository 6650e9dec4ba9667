import { z } from "zod";
import { TempleInput } from "./adminTemples";
import { Id, Latitude, Longitude, optionalText, typedText } from "./common";
import { correctionFields, correctionLimits } from "./contributionLimits";
import { ContributionStatus, OptionalEmail, Trap } from "./contributions";
import { OpeningHours } from "./openingHours";

export const CorrectionField = z.enum(correctionFields, "errors.field");
export type CorrectionField = z.infer<typeof CorrectionField>;

/** `POST /api/temples/:id/corrections`. */
export const CorrectionInput = z
  .strictObject({
    field: CorrectionField,
    value: typedText(correctionLimits.value).pipe(z.string().min(1, "errors.required")),
    note: optionalText(correctionLimits.note).optional(),
    email: OptionalEmail,
    website: Trap,
  })
  .superRefine(({ field, value }, context) => {
    const patch = patchOfCorrection(field, value);
    if (!patch.ok) context.addIssue({ code: "custom", path: ["value"], message: patch.problem });
  });
export type CorrectionInput = z.infer<typeof CorrectionInput>;

export const SubmittedCorrection = z.object({ id: Id, status: ContributionStatus });

type Patch = { ok: true; patch: Record<string, unknown> } | { ok: false; problem: string };

/**
 * The change to a temple that a correction proposes, in the fields of `TempleInput`, or the i18n key of why it cannot
 * be one. `closed` takes the temple off the list; `other` changes nothing by itself.
 */
export function patchOfCorrection(field: CorrectionField, value: string): Patch {
  if (field === "other") return { ok: true, patch: {} };
  if (field === "closed") return { ok: true, patch: { isActive: false } };
  if (field === "position") return positionOf(value);
  if (field === "openingHours") return hoursOf(value);
  return patchWith(TempleInput.shape[field].safeParse(value), field);
}

function positionOf(value: string): Patch {
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d{1,12})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(value) ?? [];
  const place = z.object({ latitude: Latitude, longitude: Longitude });
  const parsed = place.safeParse({ latitude: Number(latitude), longitude: Number(longitude) });
  return parsed.success ? { ok: true, patch: parsed.data } : { ok: false, problem: "errors.position" };
}

function hoursOf(value: string): Patch {
  try {
    return patchWith(OpeningHours.safeParse(JSON.parse(value)), "openingHours");
  } catch {
    return { ok: false, problem: "errors.time" };
  }
}

function patchWith(parsed: z.ZodSafeParseResult<unknown>, field: string): Patch {
  return parsed.success
    ? { ok: true, patch: { [field]: parsed.data } }
    : { ok: false, problem: parsed.error.issues[0]?.message ?? "errors.required" };
}
