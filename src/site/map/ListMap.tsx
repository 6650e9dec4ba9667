import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AreaButton } from "./AreaButton";
import { frameOf } from "./area";
import { type MapCard, MapPanel } from "./MapPanel";
import type { Frame, TempleMapProps } from "./mapView";
import { pinsOf } from "./pinsOf";
import { TempleMap } from "./TempleMap";
import type { useChosen } from "./useChosen";
import { useMapWords } from "./useMapWords";

type ListMapProps = Pick<TempleMapProps, "isInFlow" | "markedId"> & {
  temples: readonly MapCard[] | undefined;
  chosen: ReturnType<typeof useChosen>;
  /** the frame that the list is of, as its address says it */
  area?: string;
  /** Lists what lies in a frame; without it the map only shows the list. */
  onArea?: (area: string) => void;
};

/** All temples of a list on a map, and what it tells of the chosen one. Its code and its words come when it is shown. */
export function ListMap({ temples, chosen, isInFlow, markedId, area, onArea }: ListMapProps) {
  const { i18n } = useTranslation();
  const [seen, setSeen] = useState<Frame>();
  const { selectedId, select, close } = chosen;
  const hasWords = useMapWords();
  const pins = useMemo(() => pinsOf(temples, i18n.language), [temples, i18n.language]);
  const selected = temples?.find(({ id }) => id === selectedId);
  if (!hasWords) return null;
  return (
    <>
      {onArea && <AreaButton frame={seen} area={area} onArea={onArea} />}
      <TempleMap
        temples={pins}
        selectedId={selectedId}
        markedId={markedId}
        onSelect={select}
        isInFlow={isInFlow}
        frame={area ? frameOf(area) : undefined}
        onFrame={onArea && setSeen}
      />
      {selected && <MapPanel key={selected.id} temple={selected} onClose={close} />}
    </>
  );
}
