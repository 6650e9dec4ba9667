import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";

/** A moment, in India: its day, hour and minute. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <time className="nowrap" dateTime={at}>
      {formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
