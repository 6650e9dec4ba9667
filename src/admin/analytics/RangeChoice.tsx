import { Radio } from "antd";
import { useTranslation } from "react-i18next";
import { type AnalyticsRange, rangeDays } from "../../contract/analytics";
import { ranges } from "./useAnalytics";

type RangeChoiceProps = { range: AnalyticsRange; onChoose: (range: AnalyticsRange) => void };

/** How far back the figures reach. */
export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      optionType="button"
      buttonStyle="solid"
      aria-label={t("analytics.range")}
      value={range}
      options={ranges.map((value) => ({ value, label: t("analytics.days", { days: rangeDays[value] }) }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
