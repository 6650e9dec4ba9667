import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { Notice } from "../ui/Notice";
import type { DrawnMap } from "./drawMap";
import type { Frame, TempleMapProps } from "./mapView";
import { useCamera } from "./useCamera";

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
  const { t } = useTranslation();
  const { box, map, problem } = useDrawnMap({ onSelect, onFrame }, isInFlow);
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

/** The map in its box once its code is here, drawn anew in another language. */
function useDrawnMap(told: Pick<TempleMapProps, "onSelect" | "onFrame">, isInFlow: boolean) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const latest = useRef(told);
  latest.current = told;
  const [map, setMap] = useState<DrawnMap>();
  const [problem, setProblem] = useState<"failed" | "noTiles">();
  useEffect(() => {
    let drawn: DrawnMap | undefined;
    let isOver = false;
    const words = {
      zoomIn: t("nearby.map.zoomIn"),
      zoomOut: t("nearby.map.zoomOut"),
      credit: t("nearby.map.credit"),
      several: (count: number) => t("nearby.map.several", { count, number: formatNumber(count, i18n.language) }),
    };
    const events = {
      onSelect: (id: number) => latest.current.onSelect(id),
      onFrame: (frame: Frame) => latest.current.onFrame?.(frame),
      onTiles: (areThere: boolean) => setProblem(areThere ? undefined : "noTiles"),
    };
    import("./drawMap").then(
      ({ drawMap }) => {
        if (isOver || !box.current) return;
        drawn = drawMap(box.current, words, events, isInFlow);
        setMap(drawn);
      },
      () => setProblem("failed"),
    );
    return () => {
      isOver = true;
      setMap(undefined);
      drawn?.remove();
    };
  }, [t, i18n.language, isInFlow]);
  return { box, map, problem };
}
