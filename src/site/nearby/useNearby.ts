import { useQueries } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { useSite } from "../queries";
import { type NearbyState, nearbyAddress, nearbyParams, readNearby } from "./nearbyState";
import { useGrantedPlace, usePlace } from "./usePlace";

/** Whose surroundings are listed. */
export type Around = "you" | "place" | "bangalore";

/** The nearby list of the present address and of the visitor's place. */
export function useNearby() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { queries } = useSite();
  const { status, reason, position: own, locate } = usePlace();
  const state = readNearby(new URLSearchParams(search));
  const position = state.place ?? own;
  const isNamed = state.place !== undefined;
  const list = useList(
    Array.from({ length: state.pages }, (_, at) => queries.around(position, nearbyParams(state, at + 1))),
  );
  useGrantedPlace(!isNamed);

  // the address itself is asked: two quick changes are both kept
  const change = (changes: Partial<NearbyState>) => {
    const now = readNearby(new URLSearchParams(window.location.search));
    navigate(nearbyAddress({ ...now, pages: 1, ...changes }), { preventScrollReset: true });
  };
  const locateMe = () => {
    if (isNamed) change({ place: undefined });
    void locate();
  };
  const around: Around = isNamed ? "place" : status === "success" ? "you" : "bangalore";
  return { state, change, position, around, status, reason, locateMe, ...list };
}

/** The pages of one list as one. */
function useList(asked: ReturnType<ReturnType<typeof useSite>["queries"]["around"]>[]) {
  // the list before stays, dimmed, while the next one is on its way
  const pages = useQueries({ queries: asked.map((page) => ({ ...page, keepPreviousData: true })) });
  const read = pages.flatMap(({ data }) => data ?? []);
  const temples = read.flatMap((page) => page.temples);
  const failed = pages.find(({ error }) => error);
  return {
    // one page as it was read, so that the map draws it once; of several, what moved between two is listed once
    temples: read.length > 1 ? [...new Map(temples.map((temple) => [temple.id, temple])).values()] : read[0]?.temples,
    total: read[0]?.total ?? 0,
    error: failed?.error,
    isFetching: pages.some((page) => page.isFetching),
    isOld: pages[0]?.isPreviousData === true,
    retry: () => void failed?.refetch(),
  };
}

export type Nearby = ReturnType<typeof useNearby>;
