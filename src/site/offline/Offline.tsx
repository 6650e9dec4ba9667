import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { OfflineBar } from "./OfflineBar";
import { useKeepSaved } from "./useKeepSaved";
import { startWorker, tellViewed } from "./worker";

/** How long a page is looked at before it counts as read, in milliseconds. */
const GLANCE_MS = 1_000;

/** What the site does about connections: keeps what is read, says when there is none. */
export function Offline() {
  const { pathname, search } = useLocation();
  useEffect(() => void startWorker(), []);
  useEffect(() => {
    const glance = setTimeout(() => void tellViewed(pathname + search), GLANCE_MS);
    return () => clearTimeout(glance);
  }, [pathname, search]);
  useKeepSaved();
  return <OfflineBar />;
}
