import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { favourites } from "../../client/favourites";
import { useSession } from "../../client/useSession";
import { SavedTemples } from "../account/SavedTemples";
import { NeedsScripts } from "../forms/NeedsScripts";
import { useHead } from "../head";
import "../offline/offline.css";

/** `/saved`: the temples one marked, on this device or in the account. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("offline.saved.title"), description: t("offline.saved.lead") });
  // the server does not know what this device keeps
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return (
    <div className="wrap section saved-page">
      <h1>{t("offline.saved.title")}</h1>
      <p className="soft">{t("offline.saved.lead")}</p>
      <NeedsScripts />
      {isHere && <Saved />}
    </div>
  );
}

function Saved() {
  const { t } = useTranslation();
  const { role } = useSession();
  const { length: count } = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer);
  return (
    <>
      <p className="soft">
        {role === "VISITOR" ? (
          <>
            {t("offline.saved.onDevice")} <Link to="/login?to=/saved">{t("offline.saved.logIn")}</Link>
          </>
        ) : (
          t("offline.saved.inAccount")
        )}
      </p>
      {count > 0 && <h2 className="saved-count">{t("offline.saved.count", { count })}</h2>}
      <SavedTemples level={2} />
    </>
  );
}
