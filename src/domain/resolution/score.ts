import { distanceKm } from "../distance";
import type { DeityId } from "../panchang/deities";
import { deitiesOf } from "../panchang/templeDeities";
import { sharedAddress } from "./addresses";
import { areAlikeKeys } from "./alike";
import { compareMarks } from "./compareMarks";
import { closestNames, type NameMatch } from "./compareNames";
import { marksOf } from "./nameForm";
import type { Profile } from "./profile";
import type { ResolutionReason } from "./reasons";

/** How likely two records are of one temple, from 0 to 1, and what speaks for it or against. */
export type Resolution = { score: number; reasons: ResolutionReason[]; metres: number | null };

/** From here on two records are shown as possible duplicates. */
export const LIKELY = 0.5;

/** Two of one Wikidata entry are as likely as this whatever else they say: names and towns are written in many ways. */
const ONE_ENTRY = 0.9;

/** Points are added up; 0 is as likely as not, each point makes it e times as likely. */
type Points = readonly [points: number, reason?: ResolutionReason];

const ofName: Readonly<Record<NameMatch, Points>> = {
  same: [3, "sameName"],
  local: [2, "commonName"],
  pair: [1.6, "commonName"],
  common: [0.8, "commonName"],
  part: [1.2, "partOfName"],
  shared: [-3.4, "sharedWord"],
  other: [-3.6, "otherName"],
};
/** Up to so many metres; a list often has the middle of the town, so that a telling name outweighs the distance. */
const steps: readonly (readonly [metres: number, telling: number, otherwise: number])[] = [
  [40, 2.4, 2],
  [120, 2, 1.2],
  [250, 1.5, 0.4],
  [500, 1, -0.6],
  [1_000, 0.3, -2],
  [2_500, -0.4, -3],
  [6_000, -1.2, -4],
  [25_000, -2, -5],
  [Number.POSITIVE_INFINITY, -3, -7],
];
const NEAR_METRES = 500;
const FAR_METRES = 2_500;
/** So far apart, two addresses of one name are of two. */
const APART_METRES = 1_000;
const SIDE_BY_SIDE_METRES = 4_000;

/** Compares two records. A number that one source gives both is certain; everything else adds up. */
export function resolve(a: Profile, b: Profile): Resolution {
  const metres = metresBetween(a, b);
  if ([...a.identifiers].some((one) => b.identifiers.has(one))) return { score: 1, reasons: ["identifier"], metres };
  const name = closestNames(a.forms, b.forms);
  const all: Points[] = [
    ofName[name],
    ...placePoints(a, b, name, metres),
    ...deityPoints(a, b, name),
    ...numberPoints(a, b),
    ...(name === "other" ? [] : compareMarks(marksOf(a.name, a.words), marksOf(b.name, b.words))),
  ];
  const sum = all.reduce((total, [points]) => total + points, 0);
  const likely = Math.round(100 / (1 + Math.exp(-sum))) / 100;
  const isOneEntry = a.wikidataId !== null && a.wikidataId === b.wikidataId;
  const score = isOneEntry ? Math.max(likely, ONE_ENTRY) : likely;
  return { score, reasons: all.flatMap(([, reason]) => reason ?? []), metres };
}

function metresBetween({ position }: Profile, { position: other }: Profile): number | null {
  return position && other ? Math.round(distanceKm(position, other) * 1000) : null;
}

function placePoints(a: Profile, b: Profile, name: NameMatch, metres: number | null): Points[] {
  const isLocal = name === "local" && metres !== null && metres <= FAR_METRES;
  const isTelling = name === "same" || name === "part" || isLocal;
  const isOnePlace = shareOne(a.places, b.places, areAlikeKeys) || saysPlaceOf(a, b) || saysPlaceOf(b, a);
  const place: Points = isOnePlace ? [0.9, "samePlace"] : [otherPlace(a, b, metres)];
  const address = addressPoints(a, b, isTelling && (metres === null || metres <= APART_METRES));
  if (metres === null) return [place, ...address, isTelling ? [-0.8] : [-0.9]];
  const [, telling, otherwise] = steps.find(([most]) => metres <= most) ?? [0, -3, -7];
  const reason = metres <= NEAR_METRES ? "near" : metres > FAR_METRES ? "far" : undefined;
  const points = isTelling ? telling : otherwise;
  return [reason ? [points, reason] : [points], place, ...address];
}

/** Villages side by side are taken for one another, and a district for its town. */
function otherPlace(a: Profile, b: Profile, metres: number | null): number {
  if (metres === null) return isTownOf(a, b) || isTownOf(b, a) ? 0 : -4;
  if (metres <= NEAR_METRES) return 0;
  return metres <= SIDE_BY_SIDE_METRES ? -1.4 : -2.5;
}
const isTownOf = ({ places }: Profile, { district }: Profile) => district !== "" && places.has(district);

/** Whether a name says, behind its comma, the town of the other record. */
const saysPlaceOf = (a: Profile, b: Profile) =>
  a.forms.some(({ places }) => places.some((place) => [...b.places].some((other) => areAlikeKeys(place, other))));

function addressPoints(a: Profile, b: Profile, isTelling: boolean): Points[] {
  const points: Points[] = [];
  const share = sharedAddress(a, b);
  if (share && share.ratio >= 0.8 && share.shared > 1) points.push([1, "sameAddress"]);
  else if (share && share.ratio < 0.5 && !isTelling) points.push([-1.5, "otherAddress"]);
  if (a.pincode && b.pincode && !isTelling) points.push(a.pincode === b.pincode ? [0.3] : [-1.2]);
  return points;
}

function deityPoints(a: Profile, b: Profile, name: NameMatch): Points[] {
  const points: Points[] = [];
  const [own, other] = [deitiesNamed(a.deity), deitiesNamed(b.deity)];
  if (own.length > 0 && other.length > 0) {
    const isSame = own.some((deity) => other.includes(deity));
    if (isSame) points.push([0.4, "sameDeity"]);
    else points.push([name === "same" ? -1 : -4.5, "otherDeity"]);
  }
  if (a.tradition && b.tradition && a.tradition !== b.tradition) points.push([-1.5, "otherTradition"]);
  return points;
}

/** Telephones are shared by temples of one trust, so that they are not certain. */
function numberPoints(a: Profile, b: Profile): Points[] {
  const points: Points[] = [];
  if (shareOne(a.phones, b.phones)) points.push([1.4, "samePhone"]);
  if (a.wikidataId && b.wikidataId) {
    points.push(a.wikidataId === b.wikidataId ? [6, "wikidata"] : [-3, "otherWikidata"]);
  }
  return points;
}

const deities = new Map<string, readonly DeityId[]>();
const DEITIES_KEPT = 5_000;

function deitiesNamed(text: string | null): readonly DeityId[] {
  if (!text) return [];
  const known = deities.get(text);
  if (known) return known;
  if (deities.size >= DEITIES_KEPT) deities.clear();
  const found = deitiesOf(text);
  deities.set(text, found);
  return found;
}

const shareOne = (
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  alike = (one: string, other: string) => one === other,
) => [...a].some((one) => b.has(one) || [...b].some((other) => alike(one, other)));
