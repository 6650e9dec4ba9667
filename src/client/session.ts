import { jwtDecode } from "jwt-decode";
import { accountRoles, type Role } from "../contract/roles";
import { type DeviceStorage, deviceStorage } from "./storage";
import { createStore } from "./store";

export type Session = {
  role: Role;
  token?: string;
  name?: string;
  userId?: string;
  expiresAtMs?: number;
  /** There was a session here a moment ago that nobody ended on purpose. */
  isSpent?: boolean;
};

const tokenKey = "token";
const visitor: Session = { role: "VISITOR" };
const spent: Session = { role: "VISITOR", isSpent: true };

/** Who the token says one is, for drawing only; absent, unreadable or expired it is a visitor. */
export function readToken(token: string | undefined, nowMs: number): Session {
  if (!token) return visitor;
  try {
    const payload = jwtDecode<{ role?: unknown; name?: unknown; sub?: unknown; exp?: unknown }>(token);
    const role = accountRoles.find((known) => known === payload.role);
    const expiresAtMs = typeof payload.exp === "number" ? payload.exp * 1000 : Number.POSITIVE_INFINITY;
    if (!role || expiresAtMs <= nowMs) return visitor;
    const text = (value: unknown) => (value === undefined ? undefined : String(value));
    return { role, token, expiresAtMs, name: text(payload.name), userId: text(payload.sub) };
  } catch {
    return visitor;
  }
}

/** The session of this device, shared by its tabs. */
export function createSession(storage: DeviceStorage = deviceStorage, now: () => number = Date.now) {
  const store = createStore(() => storage.get(tokenKey) ?? "", tokenKey);
  let known: Session = visitor;
  let isSpent = false;
  let knownFrom = "";

  const get = (): Session => {
    const token = store.get();
    const expired = known.expiresAtMs !== undefined && known.expiresAtMs <= now();
    if (token !== knownFrom || expired) known = readToken(token, now());
    knownFrom = token;
    return isSpent && known.role === "VISITOR" ? spent : known;
  };
  return {
    get,
    getServer: () => visitor,
    token: () => get().token,
    subscribe: store.subscribe,
    signIn(token: string) {
      isSpent = false;
      storage.set(tokenKey, token);
      store.changed();
    },
    signOut() {
      isSpent = false;
      storage.remove(tokenKey);
      store.changed();
    },
    /** The token ran out, or the server does not take it any more. */
    expire() {
      isSpent = true;
      storage.remove(tokenKey);
      store.changed();
    },
  };
}

export const session = createSession();
