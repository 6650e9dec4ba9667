import type { DuplicateRecord } from "../../../contract/imports";
import { createEarlier } from "../../../domain/resolution/earlier";
import { profileOf } from "../../../domain/resolution/profile";
import { areCountedApart, numbersOf, type Resolvable } from "../../../domain/resolution/record";
import { type Resolution, resolve } from "../../../domain/resolution/score";
import type { TextStore } from "../../../domain/textStore";
import type { Db } from "../../db/open";
import { soughtOf } from "../../resolution/candidates";
import { findTwins } from "../../resolution/twins";
import type { TempleRecord } from "../../temples/record";
import { resolvableOf, resolvableOfRow } from "../../temples/resolvable";
import type { NewRow } from "./engine";

const MOST_DUPLICATES = 5;

/**
 * Finds the temples on file that new rows may be of, or where there are none their namesakes at other places of the town,
 * or the earlier rows of the file.
 */
export function createTempleDuplicates(texts?: TextStore) {
  const earlier = createEarlier(texts);
  return async (db: Db, rows: readonly NewRow<TempleRecord>[]): Promise<Map<number, DuplicateRecord[]>> => {
    const sought = rows.map(({ line, record }) => soughtOf(line, resolvableOf(record)));
    const onFile = await findTwins(db, sought);
    const namesakes = new Map(rows.map((row) => [row.line, row.namesakes ?? []]));
    const duplicates = new Map<number, DuplicateRecord[]>();
    for (const { key: line, record, forms, blocks } of sought) {
      const own = numbersOf(record.identifiers);
      const isOther = ({ identifiers }: Resolvable) => areCountedApart(own, numbersOf(identifiers));
      const inFile = earlier(line, record, blocks, forms)
        .filter(({ record: other }) => !isOther(other))
        .map(({ key, record: other, ...likeness }) => ({
          ...{ id: null, line: key, name: other.name, place: placeOf(other) },
          ...saidOf(likeness),
        }));
      const twins = (onFile.get(line) ?? []).filter(({ row }) => !isOther(resolvableOfRow(row)));
      const known = new Set(twins.map(({ row }) => row.id));
      const alike = (namesakes.get(line) ?? [])
        .filter(({ id }) => !known.has(id))
        .map(({ id, record: other }) => ({
          ...resolve(profileOf(record, forms), profileOf(resolvableOf(other))),
          row: { ...other, id },
        }));
      const stored = [...twins, ...alike].map(({ row, ...likeness }) => ({
        ...{ id: row.id, line: null, name: row.name, place: placeOf(row) },
        ...saidOf(likeness),
      }));
      // an earlier row is on file as much as this one
      const found = (stored.length > 0 ? stored : inFile).slice(0, MOST_DUPLICATES);
      if (found.length > 0) duplicates.set(line, found);
    }
    return duplicates;
  };
}

const placeOf = ({ city, state }: { city: string; state: string }) => `${city}, ${state}`;
const saidOf = ({ metres, score, reasons }: Resolution) => ({
  distanceKm: metres === null ? null : metres / 1000,
  score: Math.round(score * 100) / 100,
  reasons,
});
