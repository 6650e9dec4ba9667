import { sql } from "kysely";
import type { Quality, QualityPlace, QualityQuery } from "../../contract/quality";
import { findingCodes } from "../../contract/qualityWords";
import { recordParts } from "../../domain/completeness";
import { contradictions, type FindingKind, waitings } from "../../domain/findings/finding";
import type { Db } from "../db/open";

type PlaceRow = { place: string | null; temples: number; examined: number; percents: number };
type CodeRow = { place: string | null; code: string; count: number };

/** How whole the records are, by state or, of one state, by district. */
export async function countQuality(db: Db, { state }: QualityQuery): Promise<Quality> {
  const place = sql.ref(state ? "t.district" : "t.state");
  const where = sql`t.status <> 'archived' ${state ? sql`and t.state = ${state}` : sql``}`;
  const { rows: places } = await sql<PlaceRow>`
    select ${place} as place, count(*) as temples, count(q.percent) as examined,
      coalesce(sum(q.percent), 0) as percents
    from temples t left join temple_quality q on q.temple_id = t.id and q.version = t.version
    where ${where} group by ${place}`.execute(db);
  const { rows: codes } = await sql<CodeRow>`
    select ${place} as place, f.code, count(*) as count
    from temple_findings f join temples t on t.id = f.temple_id where ${where} group by ${place}, f.code`.execute(db);
  const all = figuresOf(places, codes);
  const sumOf = (code: string) => codes.reduce((sum, row) => sum + (row.code === code ? Number(row.count) : 0), 0);
  return {
    ...all,
    isUpToDate: places.every(({ temples, examined }) => Number(temples) === Number(examined)),
    findings: findingCodes
      .filter((code) => !recordParts.some((part) => part === code))
      .map((code) => ({ code, kind: kindOf(code), count: sumOf(code) }))
      .filter(({ count }) => count > 0),
    places: places
      .map(
        (row): QualityPlace => ({
          name: row.place,
          ...figuresOf(
            [row],
            codes.filter((one) => one.place === row.place),
          ),
        }),
      )
      .sort((a, b) => b.temples - a.temples || (a.name ?? "").localeCompare(b.name ?? "")),
  };
}

function figuresOf(places: readonly PlaceRow[], codes: readonly CodeRow[]) {
  const sum = (column: "temples" | "examined" | "percents") =>
    places.reduce((all, row) => all + Number(row[column]), 0);
  const examined = sum("examined");
  const missing: QualityPlace["missing"] = {};
  for (const part of recordParts) {
    const count = codes.reduce((all, row) => all + (row.code === part ? Number(row.count) : 0), 0);
    if (count > 0) missing[part] = count;
  }
  return { temples: sum("temples"), percent: examined > 0 ? Math.floor(sum("percents") / examined) : null, missing };
}

function kindOf(code: string): FindingKind {
  if (contradictions.some((one) => one === code)) return "contradiction";
  return waitings.some((one) => one === code) ? "waiting" : "gap";
}
