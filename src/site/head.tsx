import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { dropLinkedData, writeHead } from "./documentHead";
import type { Head } from "./headTags";

/** What the page that is shown says of itself: the server sends it, the browser writes it into the document. */
export type HeadSlot = {
  /** The site's address, which need not be the one the browser was led to. */
  origin: string;
  head?: Head;
};
export const HeadContext = createContext<HeadSlot>({ origin: "" });

/** Says the page's head: into the first HTML on the server, into the document afterwards. */
export function useHead(head: Head): void {
  const slot = useContext(HeadContext);
  if (import.meta.env.SSR) slot.head = head;
  const { palette = "warm" } = head;
  // before the next page is seen in the colours of the last
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.palette = palette;
    return () => {
      dataset.palette = "warm"; // until a page says otherwise: the next one may still wait for its data
    };
  }, [palette]);
  useDocumentHead(slot, import.meta.env.SSR ? "" : JSON.stringify(head));
}

/** Writes a head, given as JSON, while its page is shown; until the next page says one, the document has the site's. */
function useDocumentHead({ origin }: HeadSlot, json: string): void {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { pathname, search } = useLocation();
  useEffect(() => dropLinkedData(language, pathname + search), [language, pathname, search]);
  useEffect(() => {
    const around = { origin, brand: t("brand"), language };
    writeHead(JSON.parse(json), { ...around, path: pathname });
    return () => {
      const site = { title: t("brand"), description: t("tagline") };
      writeHead(site, { ...around, path: location.pathname });
      dropLinkedData(language, location.pathname + location.search);
    };
  }, [origin, json, t, language, pathname]);
}
