import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Position } from "../../client/geolocation";
import { Notice } from "../components/Notice";
import type { DrawnMap, MapTemple } from "./drawMap";
import "./map.css";

type TempleMapProps = {
  centre: Position;
  /** What the mark at the centre says. */
  centreName: string;
  radiusKm: number;
  temples: readonly MapTemple[];
  selectedId: number | undefined;
  onSelect: (id: number) => void;
};

/** Temples on a map. What is on it is on the list beside it too; without tiles or scripts the list stands alone. */
export function TempleMap({ centre, radiusKm, temples, selectedId, ...rest }: TempleMapProps) {
  const { t } = useTranslation();
  const { box, map, problem } = useDrawnMap(rest);
  const { latitude, longitude } = centre;
  const selected = temples.find(({ id }) => id === selectedId);
  const [toLatitude, toLongitude] = [selected?.latitude, selected?.longitude];
  useEffect(() => map?.showAround({ latitude, longitude }, radiusKm), [map, latitude, longitude, radiusKm]);
  useEffect(() => {
    if (toLatitude !== undefined && toLongitude !== undefined) {
      map?.moveTo({ latitude: toLatitude, longitude: toLongitude });
    }
  }, [map, toLatitude, toLongitude]);
  useEffect(() => map?.showTemples(temples, selectedId), [map, temples, selectedId]);
  return (
    <div className="map">
      <section className="map-box" ref={box} aria-label={t("nearby.map.label")} />
      {problem && <Notice tone="warn">{t(`nearby.map.${problem}`)}</Notice>}
    </div>
  );
}

/** The map in its box once its code is here, drawn anew in another language. */
function useDrawnMap({ onSelect, centreName }: Pick<TempleMapProps, "onSelect" | "centreName">) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const select = useRef(onSelect);
  select.current = onSelect;
  const [map, setMap] = useState<DrawnMap>();
  const [problem, setProblem] = useState<"failed" | "noTiles">();
  useEffect(() => {
    let drawn: DrawnMap | undefined;
    let isOver = false;
    const words = {
      zoomIn: t("nearby.map.zoomIn"),
      zoomOut: t("nearby.map.zoomOut"),
      credit: t("nearby.map.credit"),
      centre: centreName,
      several: (count: number) => t("nearby.map.several", { count, number: formatNumber(count, i18n.language) }),
    };
    const events = {
      onSelect: (id: number) => select.current(id),
      onTiles: (areThere: boolean) => setProblem(areThere ? undefined : "noTiles"),
    };
    import("./drawMap").then(
      ({ drawMap }) => {
        if (isOver || !box.current) return;
        drawn = drawMap(box.current, words, events);
        setMap(drawn);
      },
      () => setProblem("failed"),
    );
    return () => {
      isOver = true;
      setMap(undefined);
      drawn?.remove();
    };
  }, [t, i18n.language, centreName]);
  return { box, map, problem };
}
