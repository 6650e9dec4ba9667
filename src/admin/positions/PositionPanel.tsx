import { CheckOutlined, CloseOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PositionToCheck } from "../../contract/positionChecks";
import { mapSearchOf } from "../../domain/mapSearch";
import { findingWords } from "../temples/workspace/findingWords";
import { Against } from "./Against";
import { Candidates } from "./Candidates";
import { PastedSpot } from "./PastedSpot";
import { SpotMap } from "./SpotMap";
import type { PositionDesk } from "./usePositionDesk";

/** The temple one is at: what speaks against its position, what could stand there instead, and where that is. */
export function PositionPanel({ desk }: { desk: PositionDesk }) {
  const { t } = useTranslation();
  const { current } = desk.cursor;
  if (!current) return null;
  const { chosen } = desk;
  return (
    <section key={current.id} className="preview" aria-label={t("positions.panel")}>
      <Decision desk={desk} />
      <Head temple={current} onLeave={desk.leave} />
      <Against temple={current} onFix={(fix) => void desk.fix(current, fix)} />
      <div className="positions-choice">
        <div>
          <PastedSpot text={desk.text} field={desk.field} onText={desk.write} />
          {chosen && (
            <Checkbox
              className="positions-town"
              checked={chosen.positionPrecision === "place"}
              aria-keyshortcuts="T"
              onChange={desk.toggleTown}
            >
              {t("positions.townOnly")}
            </Checkbox>
          )}
          <Candidates temple={current} desk={desk} />
        </div>
        <SpotMap key={current.version} temple={current} chosen={chosen} onChoose={desk.choose} />
      </div>
    </section>
  );
}

function Decision({ desk }: { desk: PositionDesk }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="queue-bar decision-bar">
      <Button
        type="primary"
        icon={<CheckOutlined aria-hidden />}
        disabled={!desk.mayTake}
        aria-keyshortcuts="A"
        onClick={desk.take}
      >
        {t(desk.chosen && desk.isOnRecord ? "positions.right" : "positions.take")}
      </Button>
      <Button
        danger
        icon={<CloseOutlined aria-hidden />}
        disabled={!desk.onRecord}
        aria-keyshortcuts="N"
        onClick={desk.remove}
      >
        {t("positions.unknown")}
      </Button>
      <span role="status" className="positions-problem">
        {desk.doubt && t(`errors.${desk.doubt}`)}
        {desk.doubts.map((finding) => findingWords(finding, t, i18n.language).text).join(" ")}
      </span>
    </div>
  );
}

function Head({ temple, onLeave }: { temple: PositionToCheck; onLeave: () => void }) {
  const { t } = useTranslation();
  const { address, city, district, state, pincode } = temple;
  const place = [...new Set([city, district, state, pincode])].filter(Boolean).join(", ");
  return (
    <>
      <h2>{temple.name}</h2>
      <p>
        {address && <span className="positions-address">{address}</span>}
        <span className="quiet">{place}</span>
      </p>
      <p className="preview-links">
        <a href={mapSearchOf(temple)} target="_blank" rel="noopener noreferrer">
          <SearchOutlined aria-hidden /> {t("positions.lookUp")}
        </a>
        <Link to={`/admin/temples/${temple.id}/workspace`} onClick={onLeave}>
          {t("temples.edit")}
        </Link>
        {temple.status === "active" && (
          <a href={`/temple/${temple.slug}`} target="_blank" rel="noopener">
            {t("actions.view")}
          </a>
        )}
      </p>
    </>
  );
}
