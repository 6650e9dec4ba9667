import { useTranslation } from "react-i18next";
import { Choices } from "./Choices";
import { clocks, useClock } from "./clock";

/** Twelve hours or twenty-four; this device remembers it for every page that tells times of the almanac. */
export function ClockChoice() {
  const { t } = useTranslation();
  const [hours, choose] = useClock();
  return (
    <Choices
      name="clock"
      label={t("clock.label")}
      options={clocks}
      textOf={(each) => t(`clock.${each}`)}
      chosen={hours}
      onChoose={choose}
    />
  );
}
