import type { TempleCreate, TemplePatch } from "../../contract/adminTemples";
import { tellingStates } from "../../contract/englishStates";
import { plainFields } from "../../contract/templeFields";
import { settings, traditions } from "../../contract/vocabulary";
import { isZeroPosition, positionErrors } from "../../domain/coordinates";
import { splitLocation } from "../../domain/location";
import { stateNamed } from "../../domain/regions";
import { completePlace } from "../places/completePlace";
import { placeIndex } from "../places/placeIndex";
import { settlePrecision } from "../places/settlePrecision";
import { blankTemple } from "./blankTemple";
import { fieldsOfPictures, normalizePictures } from "./pictures";
import type { TempleRecord, TempleStatus } from "./record";

/** A temple without the address it will get. */
export type UnnamedTemple = Omit<TempleRecord, "slug">;
export type FieldErrors = Record<string, string>;
export type Normalized = { temple: UnnamedTemple; errors: FieldErrors };

/** With its address, though that is settled elsewhere: a field that is added to a copy costs far more than the copy. */
const unsaid: TempleRecord = { slug: "", name: "", city: "", state: "", ...blankTemple };

/**
 * The temple that follows from what a form or an import row says, on top of what is on record. Both forms' names of
 * one fact meet here: `pictures` is the list of all, `type` is a tradition or a setting, `location` is `City, State`, `active` and `verified` are
 * `isActive` and `isVerified`. Where both are given, the exact field wins.
 */
export function normalize(said: TempleCreate | TemplePatch, before?: UnnamedTemple): Normalized {
  const input = said.pictures ? { ...fieldsOfPictures(said.pictures), ...said } : said;
  const errors: FieldErrors = {};
  const base: UnnamedTemple = before ?? unsaid;
  const temple: UnnamedTemple = { ...base };
  Object.assign(temple, given(input), placeIn(input, errors), typeIn(input));
  settlePrecision(temple, input.positionPrecision, before);
  completePlace(temple, before);
  temple.isVerified = input.isVerified ?? input.verified ?? base.isVerified;
  temple.status = statusFor(base.status, input.isActive ?? input.active);
  normalizePictures(temple, input, before);
  if (Object.keys(temple.englishStates).length > 0) temple.englishStates = tellingStates(temple.englishStates, temple);
  for (const field of ["name", "city", "state"] as const) if (!temple[field]) errors[field] ??= "errors.required";
  const { pincode } = temple;
  if (pincode && pincode !== before?.pincode && !placeIndex().hasPostalDistrict(pincode))
    errors.pincode = "errors.pincodeUnknown";
  // what was on file before it was refused stands in no other change's way
  const wasZero = before && isZeroPosition(before) && isZeroPosition(temple);
  if (!wasZero) Object.assign(errors, positionErrors(temple));
  return { temple, errors };
}

function given(input: TempleCreate | TemplePatch): Partial<UnnamedTemple> {
  const values: Record<string, unknown> = {};
  for (const field of plainFields) if (input[field] !== undefined) values[field] = unified(input[field]);
  return values;
}

/** Browsers and spreadsheets end lines in their own ways; on file there is one. */
const unified = (value: unknown) =>
  typeof value === "string" && value.includes("\r") ? value.replace(/\r\n?/g, "\n") : value;

function placeIn(
  { location, city, state }: TempleCreate | TemplePatch,
  errors: FieldErrors,
): { city?: string; state?: string } {
  const split = location ? splitLocation(location) : undefined;
  const stateGiven = state ?? split?.state;
  if (location && !split && (!city || !state)) errors.location = "errors.location";
  return {
    ...split,
    ...(city !== undefined && { city }),
    // one spelling for each state: Tamilnadu is Tamil Nadu, Orissa is Odisha
    ...(stateGiven !== undefined && { state: stateNamed(stateGiven) ?? stateGiven }),
  };
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null | undefined): Word | undefined =>
  words.find((word) => word === text);

function typeIn({ type, tradition, setting }: TempleCreate | TemplePatch): Partial<UnnamedTemple> {
  const traditionOfType = oneOf(traditions, type);
  const settingOfType = oneOf(settings, type);
  return {
    ...(traditionOfType && { tradition: traditionOfType }),
    ...(settingOfType && { setting: settingOfType }),
    // the console reads the setting as `type`, so that is what an emptied `type` empties
    ...(type === null && { setting: null }),
    ...(tradition !== undefined && { tradition }),
    ...(setting !== undefined && { setting }),
  };
}

/** Switching on makes public; switching off hides what was public and leaves a pending temple pending. */
function statusFor(status: TempleStatus, isActive: boolean | undefined): TempleStatus {
  if (isActive === undefined) return status;
  if (isActive) return "active";
  return status === "active" ? "inactive" : status;
}
