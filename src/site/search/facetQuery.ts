import type { AxiosInstance } from "axios";
import type { SearchFacets } from "../../contract/templeSearch";
import { createRead, type ReadParams } from "../createRead";

/** What the temples of a search have in common; of all its pages, in whichever order. */
export function facetQuery(http: AxiosInstance, { page: _, size: __, sort: ___, ...params }: ReadParams) {
  return {
    queryKey: ["facets", params],
    queryFn: ({ signal }: { signal?: AbortSignal }) => createRead(http)<SearchFacets>("temples/facets", params, signal),
  };
}
