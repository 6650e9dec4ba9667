import type { AxiosInstance } from "axios";
import { session } from "../../client/session";
import type { SendInput } from "../../contract/notifications";

/** As long as whoever pays is kept waiting for it. */
const timeout = 2_000;

/**
 * Asks the server to tell an account of what it has just begun. That it fails is not said: the donation or booking
 * stands without it.
 */
export async function tellPayer(http: AxiosInstance, event: SendInput): Promise<void> {
  if (!session.token()) return;
  await http.post("/api/notifications/send", event, { timeout }).catch(() => undefined);
}
