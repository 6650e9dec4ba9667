import { useTranslation } from "react-i18next";
import { ErrorScreen } from "../frame/ErrorScreen";
import { useHead } from "../head";

/** In place of a page the server could not draw. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("failure.title"), description: t("failure.text"), isMissing: true });
  return <ErrorScreen />;
}
