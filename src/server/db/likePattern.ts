import { type RawBuilder, sql } from "kysely";

/** A pattern of SQL in which what was typed stands for itself. */
export type LikePattern = { text: string };

/** `%` and `_` stand for anything in a pattern; SQLite knows no sign that takes that from them but the one it is told. */
const literal = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");

/** Makes a pattern: the signs it is written with stand for anything, those of its values for themselves. */
export const pattern = (written: TemplateStringsArray, ...typed: string[]): LikePattern => ({
  text: String.raw({ raw: written }, ...typed.map(literal)),
});

/** A condition on a column that holds folded words, or text in small letters. */
export const like = (column: string, { text }: LikePattern): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${text} escape '\\'`;

/** What was typed stands somewhere in the column, whatever letters of either are capitals. */
export const contains = (column: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${pattern`%${typed.toLowerCase()}%`.text} escape '\\'`;
