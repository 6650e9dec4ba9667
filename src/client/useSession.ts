import { useSyncExternalStore } from "react";
import { type Session, session } from "./session";

/** The session as this device knows it; a visitor while the server draws. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.getServer);
}
