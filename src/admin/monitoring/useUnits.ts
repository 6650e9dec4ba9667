import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";

const MB = 1024 * 1024;

/** Figures with their units, in the reader's language. */
export function useUnits() {
  const { t, i18n } = useTranslation();
  const decimal = (value: number, digits = 1) => formatNumber(value, i18n.language, { maximumFractionDigits: digits });
  return {
    count: (value: number) => formatNumber(value, i18n.language),
    megabytes: (value: number) => t("monitoring.units.mb", { value: decimal(value) }),
    bytes: (value: number) => t("monitoring.units.mb", { value: decimal(value / MB) }),
    milliseconds: (value: number) => t("monitoring.units.ms", { value: decimal(value, 2) }),
    minutes: (ms: number) => t("monitoring.units.min", { value: formatNumber(Math.floor(ms / 60_000), i18n.language) }),
    percent: (value: number) =>
      formatNumber(value / 100, i18n.language, { style: "percent", maximumFractionDigits: 1 }),
    instant: (at: string) => formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" }),
  };
}
