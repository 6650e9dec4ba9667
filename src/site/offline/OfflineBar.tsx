import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { formatDate } from "../../client/format";
import { Icon } from "../components/Icon";
import { notify } from "../components/toast";
import { offlinePath } from "../worker/rules";
import { useOnline } from "./useOnline";
import { useTexts } from "./useTexts";
import "./offline.css";

/** Says at the foot of the window that there is no connection, and how old the page is that is being read. */
export function OfflineBar() {
  const online = useOnline();
  const speaks = useTexts();
  const savedAt = useSavedAt();
  const { pathname } = useLocation();
  useReturn(online && speaks);
  const isSaid = pathname === offlinePath; // by the page itself
  if (!speaks || isSaid || (online && !savedAt)) return null;
  return <Bar online={online} savedAt={savedAt} />;
}

function Bar({ online, savedAt }: { online: boolean; savedAt?: string }) {
  const { t, i18n } = useTranslation();
  const when = savedAt && formatDate(savedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="offline-bar" role="status">
      <Icon name="alert" />
      <p>
        <b>{t(online ? "offline.bar.unreachable" : "offline.bar.offline")}</b>{" "}
        {when ? t("offline.bar.saved", { when }) : t("offline.bar.offlineText")}
      </p>
      {online ? (
        <button type="button" className="link" onClick={() => location.reload()}>
          {t("offline.bar.again")}
        </button>
      ) : (
        <a href={offlinePath}>{t("offline.bar.list")}</a>
      )}
    </div>
  );
}

/** When the document was kept, while it is still the one that is shown. */
function useSavedAt(): string | undefined {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  return pathname === first.current ? document.documentElement.dataset.savedAt : undefined;
}

/** Says it once when the connection is back. */
function useReturn(online: boolean) {
  const { t } = useTranslation();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) notify("success", t("offline.bar.back"));
    wasOffline.current = !navigator.onLine;
  }, [online, t]);
}
