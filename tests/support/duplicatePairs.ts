import { readFileSync } from "node:fs";
import { blocksOf, soughtBlocks } from "../../src/domain/resolution/blocks";
import { profileOf } from "../../src/domain/resolution/profile";
import type { Resolvable } from "../../src/domain/resolution/record";
import { LIKELY, type Resolution, resolve } from "../../src/domain/resolution/score";

/** A record of the labelled pairs: what is not said is null or empty. */
export type LabelledRecord = Pick<Resolvable, "name" | "city" | "state"> & Partial<Resolvable>;
/**
 * Two records of which somebody knows whether they are of one temple: `same`, `different`, or `hard`, which are
 * different and look alike. Those that are `held` were never looked at while the engine was made.
 */
export type LabelledPair = {
  kind: "same" | "different" | "hard";
  held: boolean;
  note?: string;
  left: LabelledRecord;
  right: LabelledRecord;
};

export const readLabelledPairs = (): LabelledPair[] =>
  JSON.parse(readFileSync(new URL("../cases/duplicatePairs.json", import.meta.url), "utf8"));

const nothing: Omit<Resolvable, "name" | "city" | "state"> = {
  names: [],
  identifiers: [],
  wikidataId: null,
  latitude: null,
  longitude: null,
  locality: null,
  taluk: null,
  district: null,
  address: null,
  pincode: null,
  deity: null,
  tradition: null,
  phone: null,
};
export const aResolvable = (record: Partial<Resolvable> = {}): Resolvable => ({
  ...nothing,
  ...{ name: "Lake Temple", city: "Mysuru", state: "Karnataka" },
  ...record,
});

export const compared = (left: Partial<Resolvable>, right: Partial<Resolvable>): Resolution =>
  resolve(profileOf(aResolvable(left)), profileOf(aResolvable(right)));

/** Whether a search would come upon the one when looking for the other: near by, by a number or by a block. */
function isCandidate(left: Resolvable, right: Resolvable, { metres }: Resolution): boolean {
  if (metres !== null && metres <= 500) return true;
  if (left.identifiers.some((one) => right.identifiers.includes(one))) return true;
  const blocks = new Set(blocksOf(right));
  return soughtBlocks(blocksOf(left), left.latitude !== null).some((block) => blocks.has(block));
}

const isFound = ({ left, right }: LabelledPair): boolean => {
  const resolution = compared(left, right);
  return resolution.score >= LIKELY && isCandidate(aResolvable(left), aResolvable(right), resolution);
};

/** Of the found pairs those that are of one temple, and of those of one temple the found ones, as parts of one. */
export function qualityOf(pairs: readonly LabelledPair[]): { precision: number; recall: number } {
  const found = pairs.filter(isFound);
  const right = found.filter(({ kind }) => kind === "same").length;
  return { precision: right / found.length, recall: right / pairs.filter(({ kind }) => kind === "same").length };
}
