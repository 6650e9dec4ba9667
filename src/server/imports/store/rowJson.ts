import { z } from "zod";
import { DuplicateRecord, FieldChange, ImportRow } from "../../../contract/imports";

/** A value as a column of JSON text has it; null for none. */
export const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

const reader =
  <T>(schema: z.ZodType<T>) =>
  (json: string | null): T | undefined =>
    json === null ? undefined : schema.parse(JSON.parse(json));

/** Read the columns of JSON of a planned row (`ImportRowTable`); undefined where a row has nothing to say there. */
export const readCells = reader(z.array(z.unknown()));
export const readChanges = reader(FieldChange.array());
export const readProblems = reader(ImportRow.shape.problems);
export const readDuplicates = reader(DuplicateRecord.array());

/** The values of a row by field. They were checked when the row was planned, and are read by the thousand. */
export const readValues = (json: string | null): Record<string, unknown> => (json === null ? {} : JSON.parse(json));
