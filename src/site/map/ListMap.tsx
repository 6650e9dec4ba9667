import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TempleCard } from "../../contract/temples";
import { MapPanel } from "./MapPanel";
import type { TempleMapProps } from "./mapView";
import { pinsOf } from "./pinsOf";
import { TempleMap } from "./TempleMap";
import type { useChosen } from "./useChosen";
import { useMapWords } from "./useMapWords";

type ListMapProps = Pick<TempleMapProps, "isInFlow"> & {
  temples: readonly TempleCard[] | undefined;
  chosen: ReturnType<typeof useChosen>;
};

/** All temples of a list on a map, and what it tells of the chosen one. Its code and its words come when it is shown. */
export function ListMap({ temples, chosen, isInFlow }: ListMapProps) {
  const { i18n } = useTranslation();
  const { selectedId, select, close } = chosen;
  const hasWords = useMapWords();
  const pins = useMemo(() => pinsOf(temples, i18n.language), [temples, i18n.language]);
  const selected = temples?.find(({ id }) => id === selectedId);
  if (!hasWords) return null;
  return (
    <>
      <TempleMap temples={pins} selectedId={selectedId} onSelect={select} isInFlow={isInFlow} />
      {selected && <MapPanel key={selected.id} temple={selected} onClose={close} />}
    </>
  );
}
