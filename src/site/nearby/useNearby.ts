import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { useGrantedPlace, usePlace } from "../components/usePlace";
import { useSite } from "../queries";
import { type NearbyState, nearbyAddress, nearbyParams, readNearby } from "./nearbyState";

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
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.around(position, nearbyParams(state)),
    keepPreviousData: true, // nothing blinks while the next list is on its way
  });
  useGrantedPlace(!isNamed);

  // the address itself is asked: two quick changes are both kept
  const change = (changes: Partial<NearbyState>) => {
    const now = readNearby(new URLSearchParams(window.location.search));
    navigate(nearbyAddress({ ...now, ...changes }), { preventScrollReset: true });
  };
  const locateMe = () => {
    if (isNamed) change({ place: undefined });
    void locate();
  };
  const around: Around = isNamed ? "place" : status === "success" ? "you" : "bangalore";
  const list = { temples: data?.temples, total: data?.total ?? 0, error, isFetching, retry: () => void refetch() };
  return { state, change, position, around, status, reason, locateMe, ...list };
}

export type Nearby = ReturnType<typeof useNearby>;
