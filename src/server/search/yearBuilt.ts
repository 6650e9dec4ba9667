import { sql } from "kysely";

/** In SQL the year that a temple was built in, of a century its middle; where it is not on record a year to come. */
export const yearBuilt = (() => {
  const number = sql`cast(replace(t.built, 'c', '') as integer)`;
  return sql<number>`(case when t.built is null then 9999 when t.built = replace(t.built, 'c', '') then ${number}
    when ${number} < 0 then 100 * ${number} + 50 else 100 * ${number} - 50 end)`;
})();
