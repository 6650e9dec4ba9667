import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useDocumentsOffline } from "../offline/useDocumentsOffline";
import { matchPage } from "../pages";
import { SamePart } from "../SamePart";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Notice } from "./Notice";
import { Toasts } from "./Toasts";
import { useArrival } from "./useArrival";
import { useLater } from "./useLater";
import { usePlaceLanguage } from "./usePlaceLanguage";

const loadBackground = () => import("./Background").then((module) => module.Background);

/** What every page stands in; `unread` is said where the server could not read its data and no script asks again. */
export function Frame({ unread, children }: { unread?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  usePlaceLanguage();
  useFetchAhead();
  useDocumentsOffline();
  const Background = useLater(loadBackground);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t("nav.skip")}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <noscript>{unread && <Unread text={unread} />}</noscript>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <SamePart as="footer" className="footer" part={Footer} from={{}} />
      {Background && <Background />}
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
