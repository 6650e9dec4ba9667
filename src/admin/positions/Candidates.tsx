import { useTranslation } from "react-i18next";
import type { PositionToCheck } from "../../contract/positionChecks";
import { Apart } from "../duplicates/Apart";
import { isSamePoint, type Spot } from "./spots";
import type { PositionDesk } from "./usePositionDesk";

/** The positions to choose from, each with the digit that chooses it: the one on record, and what could stand there. */
export function Candidates({ temple, desk }: { temple: PositionToCheck; desk: PositionDesk }) {
  const { t } = useTranslation();
  const { chosen, onRecord } = desk;
  const spots = temple.candidates;
  const isOwn = chosen && !isSamePoint(chosen, onRecord) && !spots.some((one) => isSamePoint(chosen, one));
  return (
    <ul className="positions-candidates" aria-label={t("positions.candidates")}>
      {onRecord ? (
        <Candidate digit="0" spot={onRecord} desk={desk} what={t("positions.onRecord")} />
      ) : (
        <li className="quiet">{t("positions.noPosition")}</li>
      )}
      {spots.map((one, at) => (
        <Candidate
          key={`${one.latitude} ${one.longitude}`}
          digit={String(at + 1)}
          spot={one}
          desk={desk}
          what={t(`positions.kinds.${one.kind}`)}
          name={one.name}
          metres={one.metres}
        />
      ))}
      {isOwn && <Candidate digit="" spot={chosen} desk={desk} what={t("positions.own")} />}
    </ul>
  );
}

type CandidateProps = {
  digit: string;
  spot: Spot;
  desk: PositionDesk;
  what: string;
  name?: string;
  metres?: number | null;
};

function Candidate({ digit, spot, desk, what, name, metres = null }: CandidateProps) {
  const isChosen = isSamePoint(desk.chosen, spot);
  return (
    <li>
      <button
        type="button"
        className="positions-candidate"
        aria-pressed={isChosen}
        aria-keyshortcuts={digit || undefined}
        onClick={() => desk.choose(spot)}
      >
        {digit ? <kbd aria-hidden>{digit}</kbd> : <span />}
        <span>
          {what}
          {name && (
            <>
              : <strong>{name}</strong>
            </>
          )}
          <span className="quiet">
            {`${spot.latitude}, ${spot.longitude}`}
            {metres !== null && (
              <>
                {" · "}
                <Apart metres={metres} />
              </>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
