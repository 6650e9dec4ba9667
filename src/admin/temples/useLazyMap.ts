import "./maps.css";
import { useEffect, useRef, useState } from "react";

type Drawn = { remove: () => void };
type Draw<Map> = (maps: typeof import("./pickerMap"), box: HTMLElement, onTiles: (areThere: boolean) => void) => Map;

/** A map in its box, drawn once its code is here; a component that shows another one has another `key`. */
export function useLazyMap<Map extends Drawn>(draw: Draw<Map>) {
  const box = useRef<HTMLElement>(null);
  const first = useRef(draw);
  const [map, setMap] = useState<Map>();
  const [problem, setProblem] = useState<"failed" | "noTiles">();
  useEffect(() => {
    let drawn: Map | undefined;
    let isOver = false;
    import("./pickerMap").then(
      (maps) => {
        if (isOver || !box.current) return;
        drawn = first.current(maps, box.current, (areThere) => setProblem(areThere ? undefined : "noTiles"));
        setMap(drawn);
      },
      () => setProblem("failed"),
    );
    return () => {
      isOver = true;
      drawn?.remove();
    };
  }, []);
  return { box, map, problem };
}
