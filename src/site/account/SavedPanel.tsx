import { useTranslation } from "react-i18next";
import { SavedTemples } from "./SavedTemples";

/** The temples saved in the account. */
export function SavedPanel() {
  const { t } = useTranslation();
  return (
    <section className="panel" aria-labelledby="saved-title">
      <h2 id="saved-title">{t("offline.saved.title")}</h2>
      <p className="soft">{t("offline.saved.inAccount")}</p>
      <SavedTemples level={3} />
    </section>
  );
}
