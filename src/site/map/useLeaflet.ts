import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FrameWords } from "./openMap";

type Removable = { remove: () => void };
/** Draws a map in a box. */
type Draw<Drawn> = (box: HTMLElement, words: FrameWords, onTiles: (areThere: boolean) => void) => Drawn;

/** A map in its box once `load` has fetched its code, drawn anew in another language; and what is wrong with it. */
export function useLeaflet<Drawn extends Removable>(load: () => Promise<Draw<Drawn>>) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const latest = useRef(load);
  latest.current = load;
  const [map, setMap] = useState<Drawn>();
  const [problem, setProblem] = useState<"failed" | "noTiles">();
  useEffect(() => {
    let drawn: Drawn | undefined;
    let isOver = false;
    const words = {
      zoomIn: t("nearby.map.zoomIn"),
      zoomOut: t("nearby.map.zoomOut"),
      credit: t("nearby.map.credit"),
    };
    latest.current().then(
      (draw) => {
        if (isOver || !box.current) return;
        drawn = draw(box.current, words, (areThere) => setProblem(areThere ? undefined : "noTiles"));
        setMap(drawn);
      },
      () => setProblem("failed"),
    );
    return () => {
      isOver = true;
      setMap(undefined);
      drawn?.remove();
    };
  }, [t]);
  return { box, map, problem };
}
