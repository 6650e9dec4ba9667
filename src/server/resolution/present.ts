import { Twin as ShownTwin } from "../../contract/duplicates";
import type { Db } from "../db/open";
import { distinctFrom, pairName } from "./distinctions";
import type { Twin } from "./twins";

const MOST_SHOWN = 5;

/** The likeliest twins as they are answered, without the record itself and those that an editor told from it. */
export async function presentTwins(db: Db, twins: readonly Twin[], own?: number): Promise<ShownTwin[]> {
  const apart = own === undefined ? new Set<string>() : await distinctFrom(db, [own]);
  return twins
    .filter(({ row }) => own === undefined || (row.id !== own && !apart.has(pairName(own, row.id))))
    .slice(0, MOST_SHOWN)
    .map(({ row: { id, name, slug, city, state, status }, score, reasons, metres }) =>
      ShownTwin.parse({ id, name, slug, location: `${city}, ${state}`, status, score, reasons, metres }),
    );
}
