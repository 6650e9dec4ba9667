import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Position } from "../../client/geolocation";
import { nearbyOnMap, useSite } from "../queries";
import { isApproximate } from "../temple/wording";
import { ListMap } from "./ListMap";
import type { MapCard } from "./MapPanel";
import { useChosen } from "./useChosen";

type AroundMapProps = { temple: MapCard; position: Position };

/** A temple on a map that lets the page be scrolled, with what is near it. */
export function AroundMap({ temple, position }: AroundMapProps) {
  const { queries } = useSite();
  const chosen = useChosen();
  const { data } = useQuery(queries.nearby(position, nearbyOnMap));
  const temples = useMemo(() => [temple, ...othersOf(temple, data ?? [])], [temple, data]);
  return <ListMap temples={temples} chosen={chosen} markedId={temple.id} isInFlow />;
}

/** The others; how far they are is not said where the spot of the temple itself is not on record. */
function othersOf(temple: MapCard, cards: readonly MapCard[]): MapCard[] {
  const others = cards.filter(({ id }) => id !== temple.id);
  return isApproximate(temple) ? others.map(({ distanceKm: _, ...other }) => other) : others;
}
