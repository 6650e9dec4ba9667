import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PositionToCheck } from "../../contract/positionChecks";
import { useLazyMap } from "../temples/useLazyMap";
import { type Spot, spotOf } from "./spots";

type SpotMapProps = {
  temple: PositionToCheck;
  chosen: Spot | undefined;
  onChoose: (spot: Spot) => void;
};

/** The candidates on a map, each under its digit, and the pin of the position that would be taken; a press moves it. */
export function SpotMap({ temple, chosen, onChoose }: SpotMapProps) {
  const { t } = useTranslation();
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const { box, map, problem } = useLazyMap(({ drawChoices }, at, onTiles) => {
    const onRecord = spotOf(temple);
    const choices = [
      ...(onRecord ? [{ ...onRecord, label: "0", name: t("positions.onRecord") }] : []),
      ...temple.candidates.map((one, index) => ({ ...one, label: String(index + 1) })),
    ];
    return drawChoices(at, t("temples.map.pin"), {
      choices,
      onChoose: (index) => {
        const one = choices[index];
        if (one) choose.current(one);
      },
      onPick: (place) => choose.current({ ...place, positionPrecision: "site" }),
      onTiles,
    });
  });
  useEffect(() => {
    map?.show(chosen && { ...chosen, isFaint: chosen.positionPrecision === "place" });
  }, [map, chosen]);
  return (
    <div className="positions-map">
      <section className="map-picker-box" ref={box} aria-label={t("positions.map")} />
      <p className="form-note" role="status">
        {t(problem ? `temples.map.${problem}` : "positions.mapHow")}
      </p>
    </div>
  );
}
