import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { returnAddress } from "../../client/returnAddress";
import { useIndiaTime } from "../../client/useIndiaTime";
import { useHead } from "../head";
import { listStoredPages, type StoredPage } from "../offline/storedPages";
import { useSite } from "../queries";
import { Icon } from "../ui/Icon";
import { savedPath } from "../worker/rules";
import "../offline/offline.css";

/** `/offline`: what the worker shows for a page that was never kept, with what can be read instead. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("offline.page.title"), description: t("offline.page.lead") });
  return (
    <div className="wrap section offline-page">
      <h1>{t("offline.page.title")}</h1>
      <p>{t("offline.page.lead")}</p>
      <p className="row">
        <WayBack />
        <a className="button quiet" href="/panchang">
          <Icon name="sunrise" />
          {t("offline.page.today")}
        </a>
        <a className="button quiet" href={savedPath}>
          <Icon name="bookmark" />
          {t("offline.saved.title")}
        </a>
      </p>
      <StoredPages />
    </div>
  );
}

/** To the page that was wanted; by itself as soon as this site is reached again. */
function WayBack() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setWanted(returnAddress(search.replace("from=", "to="), location.origin)), [search]);
  useWayBack(wanted);
  return (
    <a className="button" href={wanted ?? "/"}>
      {t("offline.page.again")}
    </a>
  );
}

/**
 * Goes to `wanted` once the site answers: asked now, since the connection may have come back before this page could
 * hear of it, and whenever it comes back later. A connection alone is not enough: the page would lead back here.
 */
function useWayBack(wanted: string | undefined) {
  const { http } = useSite();
  useEffect(() => {
    if (!wanted) return undefined;
    const tried = new AbortController();
    const tryNow = () => {
      if (!navigator.onLine) return;
      const goBack = () => location.replace(wanted);
      void http.get("/healthz", { signal: tried.signal }).then(goBack, stay);
    };
    tryNow();
    window.addEventListener("online", tryNow);
    return () => {
      tried.abort();
      window.removeEventListener("online", tryNow);
    };
  }, [wanted, http]);
}

const stay = () => undefined;

function StoredPages() {
  const { t } = useTranslation();
  const indiaTime = useIndiaTime();
  const [pages, setPages] = useState<StoredPage[]>();
  useEffect(() => void listStoredPages().then(setPages), []);
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{t("offline.page.kept")}</h2>
      {pages?.length === 0 && <p className="soft">{t("offline.page.none")}</p>}
      <ul className="kept-pages">
        {pages?.map(({ path, title, savedAt }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <span className="soft">{indiaTime(savedAt, "medium")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
