import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";
import { distanceKm } from "../../domain/distance";
import { readPositionText } from "../../domain/positionText";
import { Apart } from "../duplicates/Apart";
import { PlacesMap } from "../temples/PlacesMap";
import { PositionDoubt } from "./PositionDoubt";
import { fieldName, valueText } from "./words";

type Correction = NonNullable<ModerationItem["correction"]>;

/** What is on record beside what was proposed; positions also on a map. */
export function CorrectionBody({ correction }: { correction: Correction }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{fieldName(correction, t)}</h3>
      <dl className="preview-change">
        <dt>{t("moderation.now")}</dt>
        <dd className="preview-text">{valueText(correction, correction.current, t)}</dd>
        <dt>{t("moderation.proposed")}</dt>
        <dd className="preview-text">{valueText(correction, correction.proposed, t)}</dd>
      </dl>
      {correction.field === "position" && <Positions correction={correction} />}
      {correction.note && (
        <p>
          <strong>{t("moderation.note")}</strong> {correction.note}
        </p>
      )}
    </>
  );
}

const METRES = 1_000;

/** Where the temple is on record and where it should be, with the way between. */
function Positions({ correction: { current, proposed, positionDoubt } }: { correction: Correction }) {
  const { t } = useTranslation();
  const to = readPositionText(proposed);
  if (to.kind !== "point") return null;
  const from = readPositionText(current);
  const isOnRecord = from.kind === "point";
  const places = [
    ...(isOnRecord ? [{ ...from, name: t("moderation.now"), isFaint: true }] : []),
    { ...to, name: t("moderation.proposed") },
  ];
  return (
    <>
      <PositionDoubt doubt={positionDoubt} />
      {isOnRecord && (
        <p>
          <Apart metres={Math.round(distanceKm(from, to) * METRES)} />
        </p>
      )}
      <PlacesMap places={places} label={t("moderation.map")} />
    </>
  );
}
