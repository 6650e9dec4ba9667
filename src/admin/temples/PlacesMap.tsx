import { useTranslation } from "react-i18next";
import type { NamedPlace } from "./pickerMap";
import { useLazyMap } from "./useLazyMap";

/** Some places on a map, each under its name. */
export function PlacesMap({ places, label }: { places: readonly NamedPlace[]; label: string }) {
  const key = places.map(({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`).join(";");
  return <Drawn key={key} places={places} label={label} />;
}

function Drawn({ places, label }: { places: readonly NamedPlace[]; label: string }) {
  const { t } = useTranslation();
  const { box, problem } = useLazyMap(({ drawPlaces }, at, onTiles) => drawPlaces(at, places, { onTiles }));
  return (
    <>
      <section className="map-picker-box" ref={box} aria-label={label} />
      {problem && (
        <p className="quiet" role="status">
          {t(`temples.map.${problem}`)}
        </p>
      )}
    </>
  );
}
