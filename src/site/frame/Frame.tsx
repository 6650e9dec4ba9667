import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useFavouritesSync } from "../account/useFavouritesSync";
import { Offline } from "../offline/Offline";
import { useDocumentsOffline } from "../offline/useDocumentsOffline";
import { matchPage } from "../pages";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Notice } from "../ui/Notice";
import { Toasts } from "../ui/Toasts";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { useArrival } from "./useArrival";
import { usePlaceLanguage } from "./usePlaceLanguage";

/** What every page stands in; `unread` is said where the server could not read its data and no script asks again. */
export function Frame({ unread, children }: { unread?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePlaceLanguage();
  useFetchAhead();
  useDocumentsOffline();
  useFavouritesSync();
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t("nav.skip")}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <noscript>{unread && <Unread text={unread} />}</noscript>
        <ErrorBoundary failed={() => <ErrorScreen />}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <Offline />
      <Toasts />
    </div>
  );
}

function Unread({ text }: { text: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section">
      <Notice tone="bad" role="alert">
        <p>{text}</p>
        <a className="button small" href={pathname + search}>
          {t("retry")}
        </a>
      </Notice>
    </div>
  );
}

/** The page a link under the pointer or the focus leads to is fetched before it is asked for. */
function useFetchAhead() {
  useEffect(() => {
    document.addEventListener("pointerover", fetchAhead);
    document.addEventListener("focusin", fetchAhead);
    return () => {
      document.removeEventListener("pointerover", fetchAhead);
      document.removeEventListener("focusin", fetchAhead);
    };
  }, []);
}

function fetchAhead({ target }: Event) {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (anchor?.origin === location.origin && !anchor.pathname.startsWith("/admin")) {
    void matchPage(anchor.pathname).page.preload();
  }
}
