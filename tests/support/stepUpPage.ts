import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { stepUpHeader } from "../../src/contract/stepUpWords";
import { PASSWORD } from "./factories";

/** Confirms in the console's dialog what has just been asked for, by the password of the demo accounts. */
export async function confirmStepUp(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByLabel("Reason (recorded in the audit log)").fill("Known to the trust");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
}

/** Gives a role as a demo account that has confirmed it. */
export async function giveRole(api: APIRequestContext, userId: number, role: string): Promise<void> {
  const asked = { purpose: "role", reason: "Known to the trust", password: PASSWORD };
  const { token } = await (await api.post("/api/auth/step-up", { data: asked })).json();
  const given = await api.put(`/api/admin/users/${userId}/role`, {
    data: { role },
    headers: { [stepUpHeader]: token },
  });
  expect(given.status(), await given.text()).toBe(200);
}
