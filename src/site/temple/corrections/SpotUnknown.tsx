import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../client/format";
import { readExactPosition } from "../../../client/geolocation";
import type { PublicTemple } from "../../../contract/temples";
import { Icon } from "../../ui/Icon";
import { cityIn, isApproximate } from "../wording";
import { CorrectionForm } from "./ReportCorrection";
import type { CorrectionStart } from "./useCorrection";

/** Some 10 cm: more than any phone knows. */
const DIGITS = 6;
/** What is known less well says no more than the town does. */
const LEAST_ACCURATE_METRES = 200;

/** Says that the temple's spot is not on record, and lets whoever knows it tell. */
export function SpotUnknown({ temple, name }: { temple: PublicTemple; name: string }) {
  const { t, i18n } = useTranslation();
  const [start, setStart] = useState<CorrectionStart>();
  const { reading, read } = useReading(setStart);
  return (
    <div className="spot-unknown">
      <p className="soft">
        {isApproximate(temple) ? t("temple.spot.near", { town: cityIn(i18n.language, temple) }) : t("temple.spot.none")}
      </p>
      <div className="row">
        <button
          type="button"
          className="button quiet small"
          aria-haspopup="dialog"
          aria-disabled={reading.isOpen}
          onClick={read}
        >
          <Icon name="locate" />
          {t(reading.isOpen ? "home.near.checking" : "temple.spot.here")}
        </button>
        <button
          type="button"
          className="button quiet small"
          aria-haspopup="dialog"
          onClick={() => setStart({ field: "position" })}
        >
          <Icon name="pin" />
          {t("temple.spot.show")}
        </button>
      </div>
      <p className="field-error" role="status">
        {reading.problem}
      </p>
      {start && <CorrectionForm temple={temple} name={name} start={start} onClose={() => setStart(undefined)} />}
    </div>
  );
}

/** One reading of the device, told as a correction with how exact it is; a problem where that is of no use. */
function useReading(tell: (start: CorrectionStart) => void) {
  const { t, i18n } = useTranslation();
  const [reading, setReading] = useState<{ isOpen: boolean; problem?: string }>({ isOpen: false });
  const read = async () => {
    if (reading.isOpen) return;
    setReading({ isOpen: true });
    try {
      const { latitude, longitude, accuracy } = await readExactPosition();
      const metres = formatNumber(Math.max(1, Math.round(accuracy)), i18n.language);
      if (accuracy > LEAST_ACCURATE_METRES) {
        setReading({ isOpen: false, problem: t("temple.spot.inaccurate", { metres }) });
        return;
      }
      setReading({ isOpen: false });
      const value = `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
      tell({ field: "position", value, note: t("temple.spot.note", { metres }) });
    } catch {
      setReading({ isOpen: false, problem: t("search.nearbyNoPlace") });
    }
  };
  return { reading, read: () => void read() };
}
