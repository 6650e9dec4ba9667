import type { i18n } from "i18next";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation } from "react-router-dom";
import { currentLanguage } from "../../client/language";
import { loadTexts } from "../loadTexts";
import type { PageDefinition } from "../page";
import { matchPage } from "../pages";
import { textsOf } from "../texts";
import { countVisit } from "./countVisit";
import { ErrorScreen } from "./ErrorScreen";
import { reportTyped } from "./reportTyped";

/** The page of the present address; `first` is the one the server drew. */
export function PageRoute({ first }: { first: PageDefinition }) {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const [firstPath] = useState(pathname);
  const page = pathname === firstPath ? first : matchPage(pathname).page;
  const counted = useRef(firstPath); // the server counts what it sends
  useEffect(() => {
    if (counted.current !== pathname) countVisit(page, pathname);
    counted.current = pathname;
  }, [page, pathname]);
  const Page = useMemo(() => componentOf(page, i18n), [page, i18n]);
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      <Hydrated />
      <Routes>
        <Route path={page.path} element={<Page />} />
        <Route path="*" element={<Page />} />
      </Routes>
    </Suspense>
  );
}

/** Pages that could not be fetched: a drawing that waited begins anew, and would fetch them again without end. */
const unreached = new Set<PageDefinition>();

/** In the place of a page whose code could not be fetched; asked for anew it comes from the worker, or whole. */
function PageUnreached() {
  useEffect(() => () => unreached.clear(), []);
  return <ErrorScreen text={navigator.onLine ? "errors.network" : "errors.offline"} />;
}

/** Within the boundary: its effect runs when the page itself is hydrated, not only what stands around it. */
function Hydrated() {
  useEffect(() => {
    reportTyped(document);
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}

/** The page directly when its code and texts are here, so that hydration finds what the server drew. */
function componentOf(page: PageDefinition, i18n: i18n): ComponentType {
  const missing = textsOf(page).filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  const loaded = page.loaded();
  if (unreached.has(page)) return PageUnreached;
  if (loaded && missing.length === 0) return loaded.Page;
  return lazy(async () => {
    const language = currentLanguage();
    try {
      const [{ Page }, texts] = await Promise.all([page.preload(), loadTexts(language, missing)]);
      for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
      return { default: Page };
    } catch {
      unreached.add(page);
      return { default: PageUnreached };
    }
  });
}
