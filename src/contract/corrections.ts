import { z } from "zod";
import { readPositionText, whyUnread } from "../domain/positionText";
import { TempleInput } from "./adminTemples";
import { Id, optionalText, typedText } from "./common";
import { type CorrectableText, correctionFields, correctionLimits, isCorrectableText } from "./contributionLimits";
import { ContributionStatus, OptionalEmail, Trap } from "./contributions";
import { OpeningHours } from "./openingHours";
import { Translations } from "./templeFacts";
import { type TextLanguage, textLanguages } from "./vocabulary";

export const CorrectionField = z.enum(correctionFields, "errors.field");
export type CorrectionField = z.infer<typeof CorrectionField>;

/** `POST /api/temples/:id/corrections`. */
export const CorrectionInput = z
  .strictObject({
    field: CorrectionField,
    value: typedText(correctionLimits.value).pipe(z.string().min(1, "errors.required")),
    /** the language of `value`, English where none is named */
    language: z.enum(textLanguages, "errors.language").optional(),
    note: optionalText(correctionLimits.note).optional(),
    email: OptionalEmail,
    website: Trap,
  })
  .superRefine(({ field, value, language = "en" }, context) => {
    if (language !== "en" && !isCorrectableText(field)) {
      context.addIssue({ code: "custom", path: ["language"], message: "errors.correctionLanguage" });
      return;
    }
    const patch = patchOfCorrection({ field, value, language });
    if (!patch.ok) context.addIssue({ code: "custom", path: ["value"], message: patch.problem });
  });
export type CorrectionInput = z.infer<typeof CorrectionInput>;

export const SubmittedCorrection = z.object({ id: Id, status: ContributionStatus });

type Patch = { ok: true; patch: Record<string, unknown> } | { ok: false; problem: string };

type Proposed = { field: CorrectionField; value: string; language: TextLanguage };

/**
 * The change to a temple that a correction proposes, in the fields of `TempleInput`, or the i18n key of why it cannot
 * be one. `closed` takes the temple off the list; `other` changes nothing by itself. A text in Hindi or Kannada joins
 * the translations that the temple has.
 */
export function patchOfCorrection(
  { field, value, language }: Proposed,
  translations: Translations | null = null,
): Patch {
  if (language !== "en" && isCorrectableText(field)) return translationOf(field, value, language, translations);
  if (field === "other") return { ok: true, patch: {} };
  if (field === "closed") return { ok: true, patch: { isActive: false } };
  if (field === "position") return positionOf(value);
  if (field === "openingHours") return hoursOf(value);
  return patchWith(TempleInput.shape[field].safeParse(value), field);
}

function translationOf(
  field: CorrectableText,
  text: string,
  language: Exclude<TextLanguage, "en">,
  translations: Translations | null,
): Patch {
  if (field === "name") {
    const name = language === "hi" ? "nameHi" : "nameKn";
    return patchWith(TempleInput.shape[name].safeParse(text), name);
  }
  const present = translations ?? { hi: {}, kn: {} };
  const changed = { ...present, [language]: { ...present[language], [field]: { text, state: "reviewed" } } };
  return patchWith(Translations.safeParse(changed), "translations");
}

/** A pair as it is typed, or the link of a map; a position that only the map had is told to whoever decides. */
function positionOf(value: string): Patch {
  const position = readPositionText(value);
  if (position.kind === "point") {
    const { latitude, longitude, doubt } = position;
    const isOfView = doubt === "mapView";
    return { ok: true, patch: { latitude, longitude, ...(isOfView && { positionPrecision: "place" }) } };
  }
  return { ok: false, problem: `errors.${whyUnread(value) ?? "position"}` };
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
