import type { AxiosInstance } from "axios";
import { session } from "./session";

/** How long who leaves waits for the server at most. */
const PATIENCE_MS = 3_000;

/**
 * Signs this device out at once, also without a connection, and ends the session on the server; resolves when the
 * server has answered, or cannot be reached.
 */
export async function logOut(http: AxiosInstance): Promise<void> {
  const token = session.token();
  session.signOut();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  await http.post("/api/auth/logout", undefined, { headers, timeout: PATIENCE_MS }).catch(() => undefined);
}
