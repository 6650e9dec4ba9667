import type { LatLng } from "../../domain/distance";
import type { OpenSpan } from "../../domain/openSlots";
import type { Db } from "../db/open";
import type { FacetCounts } from "./facets";
import type { ListOrder, Slice } from "./lists";
import type { Reading } from "./reading";

/** Which part of the list in which order. A position is needed by `distance` and by what is `near`. */
export type Wanted = {
  slice: Slice;
  order: ListOrder | "distance";
  position?: LatLng | undefined;
  /** `only` lists what is within 15 km, `first` puts what is within 50 km before everything else */
  near?: "only" | "first" | undefined;
  /** the instant that "open now" is asked at; without it these are words like others */
  now?: Date;
};
/** The ids of a slice of the list, in order, and how many temples the whole list has. */
export type Found = { ids: number[]; total: number };

/** What finds the temples of a reading. Queries are understood the same way, whichever it is. */
export type Engine = {
  name: "embedded" | "cluster";
  list: (reading: Reading, wanted: Wanted) => Promise<Found>;
  /** What the temples of a reading have in common; `now` is when "open now" is counted. */
  count: (reading: Reading, wanted: Wanted, now: OpenSpan) => Promise<FacetCounts>;
  /** Reads once until a temple is written, where what the engine finds cannot be of before a write. */
  once: Once;
};
export type Once = <Value>(cache: Cache<Value>, key: string, read: () => Promise<Value>) => Promise<Value>;
type Cache<Value> = (db: Db, key: string, read: () => Promise<Value>) => Promise<Value>;
