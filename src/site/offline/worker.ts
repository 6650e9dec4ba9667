import { currentLanguage } from "../../client/language";
import type { ToWorker } from "../worker/rules";

/**
 * Starts the worker that keeps pages for reading without a connection. A newer one takes over at once where it finds
 * the page just opened, and without loading it again: what is being typed stays.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  tell(registration?.waiting, { type: "begin" });
}

/** Keeps the page of `path`, with all the built files this document has used so far. */
export async function tellViewed(path: string): Promise<void> {
  const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = used
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  await tellActive({ type: "viewed", path, language: currentLanguage(), assets: [...new Set(assets)] });
}

/** Keeps the pages of `paths` as well, the first ones first. */
export const tellKeep = (paths: readonly string[]): Promise<void> => tellActive({ type: "keep", paths: [...paths] });

async function tellActive(message: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) tell((await navigator.serviceWorker.ready).active, message);
}

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);
