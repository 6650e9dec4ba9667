import { useTranslation } from "react-i18next";
import { formatDate } from "./formatDate";

/** Words an instant as a day and a time in India, and says so: whoever reads it may be anywhere. */
export function useIndiaTime() {
  const { t, i18n } = useTranslation();
  return (at: string, dateStyle: "full" | "long" | "medium" = "long") =>
    `${formatDate(at, i18n.language, { dateStyle, timeStyle: "short" })}, ${t("indiaTime")}`;
}
