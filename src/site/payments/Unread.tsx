import { useTranslation } from "react-i18next";
import { FailedRead } from "../ui/FailedRead";

/** What stands where something is being read: that it is, or why it could not be, with another try. */
export function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!error) return <p className="panel awaited">{t("loading")}</p>;
  return <FailedRead error={error} onRetry={onRetry} />;
}
