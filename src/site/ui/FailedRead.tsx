import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { Notice } from "./Notice";

/** Why something could not be read, with another try. */
export function FailedRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" role="alert">
      <p>{errorText(error, t)}</p>
      <button type="button" className="button small" onClick={onRetry}>
        {t("retry")}
      </button>
    </Notice>
  );
}
