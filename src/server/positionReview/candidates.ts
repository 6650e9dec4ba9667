import { candidateKinds, type PositionCandidate } from "../../contract/positionChecks";
import { pincodeIn } from "../../domain/addressPincode";
import { isNearIndia } from "../../domain/coordinates";
import { distanceKm } from "../../domain/distance";
import type { Db } from "../db/open";
import { findPairsOf } from "../merges/scan";
import { type Located, placeIndex } from "../places/placeIndex";
import type { TempleRow } from "../temples/record";
import { findTemples } from "../temples/repository";

/** As many as there are digits for, so that each has its key. */
const MOST = 8;
/** What is so near to the position on record is no other one. */
const SAME_KM = 0.02;

type Candidate = Omit<PositionCandidate, "metres">;

/** The positions that could be right for each of the temples: from the gazetteer and from records that may be the same. */
export async function candidatesFor(db: Db, rows: readonly TempleRow[]): Promise<Map<number, PositionCandidate[]>> {
  const twins = await twinsOf(db, rows);
  return new Map(
    rows.map((row) => {
      const all = [...swapped(row), ...inGazetteer(row), ...(twins.get(row.id) ?? [])];
      return [row.id, withDistances(all, pointOf(row)).slice(0, MOST)];
    }),
  );
}

const pointOf = ({ latitude, longitude }: Pick<TempleRow, "latitude" | "longitude">): Located | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

function swapped(row: TempleRow): Candidate[] {
  const at = pointOf(row);
  if (!at || isNearIndia(at)) return [];
  const turned = { latitude: at.longitude, longitude: at.latitude };
  return isNearIndia(turned) ? [{ kind: "swapped", name: "", ...turned, positionPrecision: "site" }] : [];
}

/** Where the town and the post offices of a temple are: those of its PIN code, of its town's name and of its locality's. */
function inGazetteer({ city, state, locality, pincode, address }: TempleRow): Candidate[] {
  const index = placeIndex();
  const code = pincode ?? pincodeIn(address ?? "");
  const area = code ? index.byPincode(code) : undefined;
  const offices = [...new Set([locality, city])].flatMap((name) => (name ? index.officesNamed(name, state) : []));
  const towns = index.townsNamed(city, state);
  return [
    ...[area, ...offices].flatMap((one): Candidate[] => {
      if (one?.latitude === undefined || one.longitude === undefined) return [];
      const { latitude, longitude } = one;
      const name = `${one.pincode} ${one.office}, ${one.district}`;
      return [{ kind: "pincode", name, latitude, longitude, positionPrecision: "place" }];
    }),
    ...towns.map(({ name, latitude, longitude }): Candidate => {
      return { kind: "town", name, latitude, longitude, positionPrecision: "place" };
    }),
  ];
}

async function twinsOf(db: Db, rows: readonly TempleRow[]): Promise<Map<number, Candidate[]>> {
  const ids = rows.map(({ id }) => id);
  const pairs = await findPairsOf(db, ids);
  const all = new Map(
    (await findTemples(db, [...new Set(pairs.flatMap((pair) => [pair.left, pair.right]))])).map((row) => [row.id, row]),
  );
  const found = new Map<number, Candidate[]>();
  const add = (id: number, other: TempleRow | undefined) => {
    const at = other && pointOf(other);
    if (!other || !at) return;
    const precision = other.position_precision === "place" ? "place" : "site";
    found.set(id, [
      ...(found.get(id) ?? []),
      { kind: "temple", name: `${other.name} (${other.id})`, ...at, positionPrecision: precision },
    ]);
  };
  for (const { left, right } of pairs) {
    add(left, all.get(right));
    add(right, all.get(left));
  }
  return found;
}

/** Each point once, those of a kind by how near they are. */
function withDistances(all: readonly Candidate[], from: Located | undefined): PositionCandidate[] {
  const different: Candidate[] = [];
  for (const one of all) {
    const others = [...(from ? [from] : []), ...different];
    if (others.every((other) => distanceKm(one, other) > SAME_KM)) different.push(one);
  }
  return different
    .map((one) => ({ ...one, metres: from ? Math.round(distanceKm(one, from) * 1_000) : null }))
    .sort(
      (a, b) => candidateKinds.indexOf(a.kind) - candidateKinds.indexOf(b.kind) || (a.metres ?? 0) - (b.metres ?? 0),
    );
}
