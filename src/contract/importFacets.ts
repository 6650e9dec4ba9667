import { z } from "zod";
import { clusterKinds } from "../domain/valueClusters";
import { IdParams, integerIn, PageNumber, PageSize, paged, typedText } from "./common";

/**
 * A column of a planned list: how many different values it has, how many of its cells are blank, and how many hold a text
 * too long to count. `isWhole` is false where it has more values than are counted. `at` is its place among the headers.
 */
export const ImportFacet = z.object({
  at: z.int(),
  header: z.string(),
  field: z.string().nullable(),
  values: z.int(),
  blank: z.int(),
  long: z.int(),
  isWhole: z.boolean(),
});
export type ImportFacet = z.infer<typeof ImportFacet>;

/** `GET …/facets`: the columns of the list in their order. */
export const ImportFacets = z.object({ facets: z.array(ImportFacet) });
export type ImportFacets = z.infer<typeof ImportFacets>;

export const FacetParams = IdParams.extend({ at: integerIn(0, 500, "errors.number") });

/** `GET …/facets/:at`: the values of a column with their rows, the most frequent first; `q` is a part of them. */
export const ImportFacetQuery = z.strictObject({
  q: typedText(100).optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type ImportFacetQuery = z.infer<typeof ImportFacetQuery>;

const CountedValue = z.object({ value: z.string(), count: z.int() });
export const ImportFacetPage = z.object({ values: z.array(CountedValue), ...paged });
export type ImportFacetPage = z.infer<typeof ImportFacetPage>;

/** `GET …/facets/:at/clusters`: values that may be spellings of one, by words, by letters or by sound. */
export const ImportClusterQuery = z.strictObject({
  by: z.enum(clusterKinds, "errors.invalid_value").optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type ImportClusterQuery = z.infer<typeof ImportClusterQuery>;
export const ImportClusterPage = z.object({
  clusters: z.array(z.object({ values: z.array(CountedValue), rows: z.int() })),
  ...paged,
});
export type ImportClusterPage = z.infer<typeof ImportClusterPage>;
