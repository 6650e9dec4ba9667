import { useTranslation } from "react-i18next";
import { ImportHistory } from "./ImportHistory";
import { StartForm } from "./StartForm";

/** Where a file is brought, and the imports there were. */
export function StartScreen() {
  const { t } = useTranslation();
  return (
    <>
      <div className="console-toolbar">
        <h1 className="console-title">{t("menu.imports")}</h1>
      </div>
      <p className="quiet">{t("imports.lead")}</p>
      <StartForm />
      <ImportHistory />
    </>
  );
}
