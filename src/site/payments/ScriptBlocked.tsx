import { useTranslation } from "react-i18next";
import { Notice } from "../ui/Notice";

/** That the provider's script did not come; the payment waits, and nothing that was typed is lost. */
export function ScriptBlocked({ host }: { host: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" role="alert">
      <p>{t("payments.blocked", { host })}</p>
      <button type="button" className="button small" onClick={() => window.location.reload()}>
        {t("retry")}
      </button>
    </Notice>
  );
}
