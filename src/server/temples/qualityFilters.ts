import { type RawBuilder, sql } from "kysely";
import type { AdminTempleFilters } from "../../contract/adminTemples";
import { ANY_CONTRADICTION, type BlankField, countedContradictions } from "../../contract/qualityWords";
import { dayBounds } from "../../domain/dates";

const columns: Record<BlankField, string> = {
  phone: "phone",
  email: "email",
  website: "website",
  image: "image_url",
  latitude: "latitude",
  district: "district",
  pincode: "pincode",
  deity: "deity",
  tradition: "tradition",
  openingHours: "opening_hours",
  description: "description",
  nameHi: "name_hi",
  nameKn: "name_kn",
};

/** Conditions on `temples t` of the filters by what is missing, found or changed, and by the exact place. */
export function qualityFilters(filters: AdminTempleFilters): RawBuilder<unknown>[] {
  const { finding, missing, state, district, changedSince } = filters;
  const where: RawBuilder<unknown>[] = [];
  if (state) where.push(sql`t.state = ${state}`);
  if (district) where.push(sql`t.district = ${district}`);
  if (missing) where.push(sql`t.${sql.ref(columns[missing])} is null`);
  if (finding) {
    const codes = finding === ANY_CONTRADICTION ? countedContradictions : [finding];
    where.push(sql`t.id in (select temple_id from temple_findings where code in (${sql.join(codes)}))`);
  }
  if (changedSince) where.push(sql`t.updated_at >= ${dayBounds(changedSince).from}`);
  return where;
}
