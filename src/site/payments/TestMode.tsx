import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";

/** Said on every page that pays as long as nothing real is paid. */
export function TestMode() {
  const { t } = useTranslation();
  return (
    <p className="test-mode">
      <Icon name="info" />
      {t("payments.testMode")}
    </p>
  );
}
