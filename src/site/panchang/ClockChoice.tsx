import { useTranslation } from "react-i18next";
import { useClock } from "./clock";

const choices = [12, 24] as const;

/** Twelve hours or twenty-four; this device remembers it for every page that tells times of the almanac. */
export function ClockChoice() {
  const { t } = useTranslation();
  const [hours, choose] = useClock();
  return (
    <fieldset className="clock-choice">
      <legend>{t("clock.label")}</legend>
      {choices.map((each) => (
        <label key={each}>
          <input type="radio" name="clock" checked={hours === each} onChange={() => choose(each)} />
          {t(`clock.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
