import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { Notice } from "../ui/Notice";
import type { TempleMapProps } from "./mapView";
import { useCamera } from "./useCamera";
import { useLeaflet } from "./useLeaflet";

/** Temples on an OpenStreetMap, which asks for no key. */
export function LeafletMap({
  searched,
  temples,
  selectedId,
  markedId,
  onSelect,
  frame,
  onFrame,
  isInFlow = false,
}: TempleMapProps) {
  const { t, i18n } = useTranslation();
  const told = useRef({ onSelect, onFrame });
  told.current = { onSelect, onFrame };
  const { box, map, problem } = useLeaflet(async () => {
    const { drawMap } = await import("./drawMap");
    const several = (count: number) => t("nearby.map.several", { count, number: formatNumber(count, i18n.language) });
    const about = (name: string) => t("nearby.map.about", { name });
    return (element, words, onTiles) =>
      drawMap(
        element,
        { ...words, several, about },
        {
          onTiles,
          onSelect: (id) => told.current.onSelect(id),
          onFrame: (frame) => told.current.onFrame?.(frame),
        },
        isInFlow,
      );
  });
  const { latitude, longitude } = searched?.centre ?? {};
  const { radiusKm, centreName } = searched ?? {};
  useCamera(map, { searched, temples, selectedId, frame });
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || radiusKm === undefined || !centreName) return undefined;
    map?.showSearched({ centre: { latitude, longitude }, radiusKm, centreName });
    return () => map?.showSearched(undefined);
  }, [map, latitude, longitude, radiusKm, centreName]);
  const standingOut = selectedId ?? markedId;
  useEffect(() => map?.showTemples(temples, standingOut), [map, temples, standingOut]);
  return (
    <div className="map">
      <section className="map-box" ref={box} aria-label={t("nearby.map.label")} />
      {problem && <Notice tone="warn">{t(`nearby.map.${problem}`)}</Notice>}
    </div>
  );
}
