import { z } from "zod";
import { ImportNoun } from "./imports";
import { SourceWord } from "./templeFacts";

/** `GET /api/admin/imports/sources`: the sources whose lists the caller mapped or mended, those of late first. */
export const ImportSourcesQuery = z.strictObject({ noun: ImportNoun });
export const ImportSources = z.object({ sources: z.array(z.string()) });
export type ImportSources = z.infer<typeof ImportSources>;

/** `PUT …/source`: plans again as a list of this source, with the columns and spellings that were chosen for its last one. */
export const ImportOfSource = z.strictObject({ source: SourceWord });
export type ImportOfSource = z.infer<typeof ImportOfSource>;
