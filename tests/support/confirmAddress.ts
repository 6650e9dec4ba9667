import type { APIRequestContext } from "@playwright/test";

/** Confirms the address of who has just registered at a demo without a mail server, which shows the link itself. */
export async function confirmAddress(api: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { link } = await (await api.post("/api/users/me/verification", { headers })).json();
  const answer = await api.post("/api/auth/verify", { data: { token: link.split("=")[1] } });
  if (!answer.ok()) throw new Error(`An address could not be confirmed: ${await answer.text()}`);
}
