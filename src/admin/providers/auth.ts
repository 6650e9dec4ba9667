import type { AuthProvider } from "@refinedev/core";
import { HttpError } from "../../client/errors";
import { session } from "../../client/session";

/** The sign-in page belongs to the site; it comes back to `to`. */
export const signInAddress = () => `/login?to=${encodeURIComponent(location.pathname + location.search)}`;

let leaving = false;
/** True from the moment the person chose to log out: the page is then on its way to /login. */
export const isLeaving = () => leaving;

/** Sessions as the site makes them: the token decides what is drawn, the server decides what is done. */
export const authProvider: AuthProvider = {
  login: async () => {
    location.assign(signInAddress());
    return { success: true };
  },
  logout: async () => {
    leaving = true;
    session.signOut();
    location.assign("/login");
    return { success: true };
  },
  check: async () => ({ authenticated: session.get().role !== "VISITOR" }),
  getPermissions: async () => session.get().role,
  getIdentity: async () => session.get(),
  // a refused call keeps the screen and what was typed; SessionGuard offers to sign in again
  onError: async (error) => (error instanceof HttpError ? { error } : {}),
};
