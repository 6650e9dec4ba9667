import type { z } from "zod";
import {
  Closures,
  DerivedFields,
  EnglishStates,
  FieldSources,
  Identifiers,
  OwnFestivals,
  SourceNotes,
  TempleNames,
  Translations,
} from "../../contract/templeFacts";
import { type PositionPrecision, positionPrecisions } from "../../contract/vocabulary";

/** Lists and records of a row that most temples do not have. */
export const stored = <Value>(schema: z.ZodType<Value>, blank: string, none: Value) => {
  return (json: string): Value => (json === blank ? none : schema.parse(JSON.parse(json)));
};
export const namesOf = stored(TempleNames, "[]", []);
export const identifiersOf = stored(Identifiers, "[]", []);
export const closuresOf = stored(Closures, "[]", []);
export const ownFestivalsOf = stored(OwnFestivals, "[]", []);
export const sourcesOf = stored(FieldSources, "[]", []);
export const sourceNotesOf = stored(SourceNotes, "[]", []);
export const translationsOf = (json: string | null) => (json ? Translations.parse(JSON.parse(json)) : null);
export const derivedOf = stored(DerivedFields, "[]", []);
export const englishStatesOf = stored(EnglishStates, "{}", {});

/** How exact the position of a row is. */
export const precisionOf = (text: string | null): PositionPrecision | null =>
  positionPrecisions.find((precision) => precision === text) ?? null;
