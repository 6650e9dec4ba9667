import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { SavedTemples } from "../components/SavedTemples";
import { useHead } from "../head";

/** `/saved`: the temples one marked, on this device or in the account. */
export function Page() {
  const { t } = useTranslation();
  const { role } = useSession();
  useHead({ title: t("offline.saved.title"), description: t("offline.saved.lead") });
  return (
    <div className="wrap section">
      <h1>{t("offline.saved.title")}</h1>
      <p>{t("offline.saved.lead")}</p>
      <p className="soft">
        {role === "VISITOR" ? (
          <Link to="/login?to=/saved">{t("offline.saved.onDevice")}</Link>
        ) : (
          t("offline.saved.inAccount")
        )}
      </p>
      <SavedTemples />
    </div>
  );
}
