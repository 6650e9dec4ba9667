import { createStore } from "../../client/store";

export type GoogleAccess = { key: string; mapId: string };

/** The key the server was given for Google's maps, as its pages say it; undefined without one. */
export function googleAccess(): GoogleAccess | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="google-maps"]')?.content;
  const [key, mapId] = said?.split(" ") ?? [];
  return key && mapId ? { key, mapId } : undefined;
}

declare global {
  interface Window {
    /** Google calls this, once, when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

let isRefused = false;
/** Whether Google refused the key; it says so once for all maps of the page. */
export const refusal = createStore(() => isRefused, "");

export function listenForRefusal(): void {
  window.gm_authFailure = () => {
    isRefused = true;
    refusal.changed();
  };
}
