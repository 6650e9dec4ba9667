import type { ReadParams } from "../createRead";
import { type Queries, searchPageSize } from "../queries";

/** A page of the temples of a place or a deity, the best known first. */
export const templesQuery = (queries: Queries, filter: ReadParams, page: number) =>
  queries.search({ ...filter, page, size: searchPageSize });
