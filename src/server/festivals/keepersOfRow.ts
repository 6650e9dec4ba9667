import { type Keepers, keepersOf } from "../../domain/festivals/keepers";
import { regionsOf } from "./present";
import { deitiesOfRow, type FestivalRow } from "./record";

const keepers = new WeakMap<FestivalRow, { by: Keepers | undefined }>();

/** By whose temples a festival is kept: once for each record, since each temple's page asks. */
export function keepersOfRow(festival: FestivalRow): Keepers | undefined {
  const known = keepers.get(festival) ?? {
    by: keepersOf({ rule: festival.rule_id, regions: regionsOf(festival), deities: deitiesOfRow(festival) }),
  };
  keepers.set(festival, known);
  return known.by;
}
