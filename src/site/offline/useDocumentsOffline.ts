import { useEffect } from "react";

/**
 * Without a connection a link leads to the page as it was kept, whole: its data could not be read piece by piece. The
 * press is taken before the router sees it, so that the browser follows the link by itself.
 */
export function useDocumentsOffline(): void {
  useEffect(() => {
    document.addEventListener("click", keepFromRouter, { capture: true });
    return () => document.removeEventListener("click", keepFromRouter, { capture: true });
  }, []);
}

function keepFromRouter(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && !navigator.onLine && leaves(link)) event.stopPropagation();
}

const leaves = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !(isAlmanac(pathname) && isAlmanac(location.pathname));

/** The almanac's page computes other days and places by itself. */
const isAlmanac = (path: string) => /^\/panchang(\/|$)/.test(path);
