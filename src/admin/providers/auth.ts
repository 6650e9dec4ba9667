import type { AuthProvider } from "@refinedev/core";
import type { AxiosInstance } from "axios";
import { HttpError } from "../../client/errors";
import { logOut } from "../../client/logOut";
import { session } from "../../client/session";
import { forgetList } from "../tickets/keptList";

/** The sign-in page belongs to the site; it comes back to `to`. */
export const signInAddress = () => `/login?to=${encodeURIComponent(location.pathname + location.search)}`;

let leaving = false;
/** True from the moment the person chose to log out: the page is then on its way to /login. */
export const isLeaving = () => leaving;

/** Sessions as the site makes them: the token decides what is drawn, the server decides what is done. */
export const createAuthProvider = (http: AxiosInstance): AuthProvider => ({
  login: async () => {
    location.assign(signInAddress());
    return { success: true };
  },
  logout: async () => {
    leaving = true;
    forgetList();
    await logOut(http);
    location.assign("/login");
    return { success: true };
  },
  check: async () => ({ authenticated: session.get().role !== "VISITOR" }),
  getPermissions: async () => session.get().role,
  getIdentity: async () => session.get(),
  // a refused call keeps the screen and what was typed; SessionGuard offers to sign in again
  onError: async (error) => (error instanceof HttpError ? { error } : {}),
});
