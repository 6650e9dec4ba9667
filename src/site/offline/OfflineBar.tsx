import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import { Icon } from "../ui/Icon";
import { notify } from "../ui/toast";
import { useTexts } from "../ui/useTexts";
import { offlinePath } from "../worker/rules";
import { useOnline } from "./useOnline";
import "./offline.css";

/** Says at the foot of the window that there is no connection, and how old the page is that is being read. */
export function OfflineBar() {
  const speaks = useTexts("offline");
  const online = useOnline();
  const wasOffline = useWasOffline(online);
  const savedAt = useSavedAt();
  const { pathname } = useLocation();
  useReturn(speaks && online && wasOffline && !savedAt);
  const isSaid = pathname === offlinePath; // by the page itself
  if (!speaks || isSaid || (online && !savedAt)) return null;
  return <Bar state={online ? (wasOffline ? "back" : "unreachable") : "offline"} savedAt={savedAt} />;
}

function Bar({ state, savedAt }: { state: "offline" | "back" | "unreachable"; savedAt?: string }) {
  const { t, i18n } = useTranslation();
  const when = savedAt && formatDate(savedAt, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="offline-bar" role="status">
      <Icon name={state === "back" ? "info" : "alert"} />
      <p>
        <b>{t(`offline.bar.${state}`)}</b> {when ? t("offline.bar.saved", { when }) : t("offline.bar.offlineText")}
      </p>
      {state === "offline" ? (
        <a href={offlinePath}>{t("offline.bar.list")}</a>
      ) : (
        <button type="button" className="link" onClick={() => location.reload()}>
          {t("offline.bar.again")}
        </button>
      )}
    </div>
  );
}

/** When the document was kept, while it is still the one that is shown. */
function useSavedAt(): string | undefined {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [savedAt, setSavedAt] = useState<string>();
  useEffect(() => setSavedAt(document.documentElement.dataset.savedAt), []);
  return pathname === first.current ? savedAt : undefined;
}

function useWasOffline(online: boolean): boolean {
  const [was, setWas] = useState(!online);
  useEffect(() => {
    if (!online) setWas(true);
  }, [online]);
  return was;
}

/** Says it in passing when the connection is back. */
function useReturn(isBack: boolean) {
  const { t } = useTranslation();
  useEffect(() => {
    if (isBack) notify("success", t("offline.bar.back"));
  }, [isBack, t]);
}
