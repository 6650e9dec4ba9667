import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readPositionText } from "../../domain/positionText";
import { zooms } from "./mapView";
import { useLeaflet } from "./useLeaflet";
import { useMapWords } from "./useMapWords";
import "./map.css";

/** A metre, which is as exact as a finger on a map. */
const DIGITS = 5;

type SpotMapProps = {
  /** The pair or the link that is in the field beside the map. */
  value: string;
  /** It is only roughly known yet, so the whole town is looked at. */
  isRough: boolean;
  onPick: (pair: string) => void;
};

/** A pin on a map that says where the temple stands; the field beside it says the same in numbers. */
export function SpotMap(props: SpotMapProps) {
  return useMapWords() ? <SpotBox {...props} /> : <div className="spot-map" />;
}

function SpotBox({ value, isRough, onPick }: SpotMapProps) {
  const { t } = useTranslation();
  const pick = useRef(onPick);
  pick.current = onPick;
  const { box, map, problem } = useLeaflet(async () => {
    const { drawSpot } = await import("./drawSpot");
    return (element, words, onTiles) =>
      drawSpot(
        element,
        { ...words, pin: t("corrections.spot.pin") },
        {
          onTiles,
          onPick: ({ latitude, longitude }) =>
            pick.current(`${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`),
        },
      );
  });
  useEffect(() => {
    const spot = readPositionText(value);
    map?.show(spot.kind === "point" ? spot : undefined, isRough ? zooms.area : zooms.selected);
  }, [map, value, isRough]);
  return (
    <div className="spot-map">
      <section className="map-box" ref={box} aria-label={t("corrections.spot.label")} />
      <small className="soft" role="status">
        {t(problem ? `corrections.spot.${problem}` : "corrections.spot.how")}
      </small>
    </div>
  );
}
