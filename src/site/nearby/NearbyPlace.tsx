import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import type { Nearby } from "./useNearby";

/** Asks for the visitor's place where it is not known, and says why it could not be had. */
export function NearbyPlace({ around, status, reason, locateMe }: Nearby) {
  const { t } = useTranslation();
  return (
    <>
      {around !== "you" && (
        <p className="near-ask">
          <button type="button" className="button quiet" onClick={locateMe} disabled={status === "checking"}>
            <Icon name="locate" />
            {t(status === "checking" ? "home.near.checking" : "home.near.useMine")}
          </button>
          <small className="soft">{t("nearby.privacy")}</small>
        </p>
      )}
      {around !== "place" && status === "not-secure" && <Notice tone="warn">{t("home.location.notSecure")}</Notice>}
      {around !== "place" && status === "failed" && (
        <Notice tone="warn">
          {t(reason === "Geolocation not supported" ? "nearby.notSupported" : "nearby.noPlace")}
        </Notice>
      )}
    </>
  );
}
