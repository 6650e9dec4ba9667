import { distanceKm } from "../../../domain/distance";
import type { CellProblem, ReadRow } from "../../../domain/importPlan";
import { closestNames } from "../../../domain/resolution/compareNames";
import { formsOf, placeWordsOf } from "../../../domain/resolution/profile";
import { foldRepeated } from "../../../domain/spelling/foldCache";
import type { TempleRecord } from "../../temples/record";
import { resolvableOf } from "../../temples/resolvable";

type Values = ReadRow["values"];

/** A temple that a list puts right is not moved farther than that. */
const NEAR_KM = 2;

/**
 * Doubts a row that has the number of a temple on file and says nothing that agrees with it: no name in any spelling or
 * script, no item of Wikidata, no position near by, or where it names nothing another town. Lists count their rows in a
 * column that is called like ours. The doubt names the temple that would be overwritten.
 */
export function doubtNumber(values: Values, before: TempleRecord): CellProblem | undefined {
  const agreements = [namesAgree(values, before), positionsAgree(values, before), itemsAgree(values, before)];
  const said = agreements.filter((one) => one !== undefined);
  if (said.length === 0) said.push(townsAgree(values, before) ?? true);
  return said.includes(true) ? undefined : { field: "id", value: before.name, reason: "errors.otherNumbered" };
}

const textsIn = (...given: readonly unknown[]): string[] =>
  given.flatMap((one) => (typeof one === "string" && one !== "" ? [one] : []));

function namesAgree({ name, nameHi, nameKn, names }: Values, before: TempleRecord): boolean | undefined {
  const others = Array.isArray(names) ? names.map((one) => one?.name) : [];
  const said = textsIn(name, nameHi, nameKn, ...others);
  if (said.length === 0) return undefined;
  const filed = resolvableOf(before);
  const places = placeWordsOf(filed);
  const match = closestNames(formsOf(said, places), formsOf([filed.name, ...filed.names], places));
  return match !== "other" && match !== "shared";
}

function positionsAgree({ latitude, longitude }: Values, before: TempleRecord): boolean | undefined {
  if (typeof latitude !== "number" || typeof longitude !== "number") return undefined;
  if (before.latitude === null || before.longitude === null) return undefined;
  return distanceKm({ latitude, longitude }, { latitude: before.latitude, longitude: before.longitude }) <= NEAR_KM;
}

const itemsAgree = ({ wikidataId }: Values, before: TempleRecord): boolean | undefined =>
  typeof wikidataId === "string" && before.wikidataId !== null ? wikidataId === before.wikidataId : undefined;

function townsAgree({ city }: Values, before: TempleRecord): boolean | undefined {
  if (typeof city !== "string" || city === "") return undefined;
  return foldRepeated(city).join() === foldRepeated(before.city).join();
}
