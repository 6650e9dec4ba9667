import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { Notice } from "../components/Notice";

/** What stands where something is being read: that it is, or why it could not be, with another try. */
export function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!error) return <p className="panel pay-wait awaited">{t("loading")}</p>;
  return (
    <Notice tone="bad" role="alert">
      <p>{errorText(error, t)}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
