import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";
import { PlacesMap } from "../temples/PlacesMap";
import { TwinList } from "../temples/TwinList";
import { PositionDoubt } from "./PositionDoubt";

type Submission = NonNullable<ModerationItem["submission"]>;

/** A temple that was sent in: what it says, how whole it is, and what it may be already. */
export function SubmissionBody({ submission }: { submission: Submission }) {
  const { t } = useTranslation();
  const { name, address, latitude, longitude, positionDoubt, timings, twins } = submission;
  const place = latitude === null || longitude === null ? undefined : { latitude, longitude };
  return (
    <>
      <dl className="preview-facts">
        <dt>{t("temples.fields.address")}</dt>
        <dd>{address ?? "—"}</dd>
        <dt>{t("moderation.fields.position")}</dt>
        <dd>{place ? <MapLink {...place} /> : "—"}</dd>
        <dt>{t("temples.fields.timings")}</dt>
        <dd>{timings ?? "—"}</dd>
        <Whole submission={submission} />
      </dl>
      <PositionDoubt doubt={positionDoubt} />
      {place && <PlacesMap places={[{ ...place, name }]} label={t("moderation.map")} />}
      {twins.length > 0 && (
        <>
          <h3>{t("resolution.typed", { count: twins.length })}</h3>
          <TwinList twins={twins} />
        </>
      )}
    </>
  );
}

function MapLink({ latitude, longitude }: { latitude: number; longitude: number }) {
  const at = `${latitude}/${longitude}`;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${at}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {`${latitude}, ${longitude}`}
    </a>
  );
}

/** How much of what is expected of a record is there, and what is not. */
function Whole({ submission: { completeness } }: { submission: Submission }) {
  const { t } = useTranslation();
  const missing = completeness.parts.filter(({ isPresent }) => !isPresent);
  return (
    <>
      <dt>{t("moderation.complete")}</dt>
      <dd>{t("moderation.percent", { percent: completeness.percent })}</dd>
      {missing.length > 0 && (
        <>
          <dt>{t("moderation.missing")}</dt>
          <dd>{missing.map(({ part }) => t(`temples.findings.${part}`)).join(", ")}</dd>
        </>
      )}
    </>
  );
}
