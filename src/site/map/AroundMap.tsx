import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Position } from "../../client/geolocation";
import { nearbyOnMap, useSite } from "../queries";
import { ListMap } from "./ListMap";
import type { MapCard } from "./MapPanel";
import { useChosen } from "./useChosen";

type AroundMapProps = { temple: MapCard; position: Position };

/** A temple on a map that lets the page be scrolled, with what is near it. */
export function AroundMap({ temple, position }: AroundMapProps) {
  const { queries } = useSite();
  const chosen = useChosen();
  const { data } = useQuery(queries.nearby(position, nearbyOnMap));
  const temples = useMemo(() => [temple, ...(data ?? []).filter(({ id }) => id !== temple.id)], [temple, data]);
  return <ListMap temples={temples} chosen={chosen} markedId={temple.id} isInFlow />;
}
