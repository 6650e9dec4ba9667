import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Position, roundPosition } from "../../client/geolocation";
import { useGrantedPlace, usePlace } from "../nearby/usePlace";
import type { FoundSample } from "./matchSamples";
import { needsPlace, readSample, type SampleState, sampleAddress } from "./sampleState";

/** What the sample list takes to answer, so that its waiting state can be seen. */
export const sampleDelayMs = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The sample search as TanStack Query takes it; nothing is asked of the server but the list's own code. */
export const sampleQuery = (state: SampleState, position: Position, delayMs: number) => ({
  queryKey: ["samples", state, roundPosition(position)],
  queryFn: async (): Promise<FoundSample[]> => {
    const [{ matchSamples }] = await Promise.all([import("./matchSamples"), pause(delayMs)]);
    return matchSamples(state, position);
  },
});

/** The sample search of the present address: its state, what it found, and how to change it. */
export function useSamples() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { status, position, locate } = usePlace();
  const state = readSample(new URLSearchParams(search));
  useGrantedPlace(needsPlace(state));
  const { data, error, isFetching, refetch } = useQuery({
    ...sampleQuery(state, position, sampleDelayMs),
    networkMode: "always", // the list is built in
  });
  const change = useCallback(
    (changes: Partial<SampleState>) => {
      const next = { ...readSample(new URLSearchParams(window.location.search)), ...changes };
      navigate(sampleAddress(next), { preventScrollReset: true });
      if (needsPlace(next)) void locate();
    },
    [navigate, locate],
  );
  const temples = isFetching ? undefined : data;
  return { state, temples, error: isFetching ? null : error, status, change, retry: () => void refetch() };
}

export type Samples = ReturnType<typeof useSamples>;
