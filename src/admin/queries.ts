import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  parseFilterArgs,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { HttpError } from "../client/errors";
import { mayRetry, retryDelayMs } from "../client/retry";

/**
 * What the console has read. Refine lets a read that is under way stand when its list is invalidated, though it may
 * have been answered before the write that made it invalid: here it is asked again.
 */
export class Queries extends QueryClient {
  override invalidateQueries(
    keyOrFilters?: QueryKey | InvalidateQueryFilters,
    filtersOrOptions?: Omit<InvalidateQueryFilters, "queryKey"> | InvalidateOptions,
    more?: InvalidateOptions,
  ): Promise<void> {
    const [filters, options] = parseFilterArgs(keyOrFilters, filtersOrOptions, more);
    return super.invalidateQueries(filters, { ...options, cancelRefetch: true });
  }
}

/** Reads are tried again after passing trouble as everywhere in the product; what was read is fresh for a moment only. */
export const createQueries = () =>
  new Queries({
    defaultOptions: {
      queries: {
        retry: (failures, error) => mayRetry(error, failures + 1),
        retryDelay: (failures, error) =>
          retryDelayMs(failures + 1, error instanceof HttpError ? error.retryAfterMs : undefined),
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
    },
  });
