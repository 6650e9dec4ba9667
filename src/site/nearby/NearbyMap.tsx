import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MapPanel } from "../map/MapPanel";
import { pinsOf } from "../map/pinsOf";
import { TempleMap } from "../map/TempleMap";
import type { useMapChoice } from "../map/useMapChoice";
import type { Nearby } from "./useNearby";

type NearbyMapProps = Pick<Nearby, "temples" | "position" | "around" | "state"> & {
  choice: ReturnType<typeof useMapChoice>;
};

/** The map beside the list, and what it tells of the temple that is chosen. */
export function NearbyMap({ temples, position, around, state, choice }: NearbyMapProps) {
  const { t, i18n } = useTranslation();
  const { selectedId, select, close, isShown } = choice;
  const pins = useMemo(() => pinsOf(temples, i18n.language), [temples, i18n.language]);
  const selected = temples?.find(({ id }) => id === selectedId);
  return (
    <div className="map-side" data-shown={isShown || undefined}>
      {isShown && (
        <TempleMap
          searched={{ centre: position, centreName: t(`nearby.map.centre.${around}`), radiusKm: state.radiusKm }}
          temples={pins}
          selectedId={selectedId}
          onSelect={select}
        />
      )}
      {isShown && selected && <MapPanel key={selected.id} temple={selected} onClose={close} />}
    </div>
  );
}
