import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";

/** Says in the place of a part of a screen that its texts could not be fetched. */
export function TextsMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      message={t("errors.network")}
      action={<Button onClick={onRetry}>{t("actions.tryAgain")}</Button>}
    />
  );
}
