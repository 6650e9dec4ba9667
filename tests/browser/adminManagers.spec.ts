import { addTemple, expect, expectAccessible, test } from "../support/visitorTest";

test("a temple admin names a pandit a temple's manager by mail address, and takes them off again", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const managers = page.getByRole("region", { name: "Managers" });
  await expect(managers).toContainText("Nobody manages this temple yet.");
  const address = managers.getByLabel("Mail address of an account");
  await address.fill("nobody@test.example");
  await address.press("Enter");
  await expect(managers.getByRole("alert")).toHaveText("No active account has this address.");
  await expect(address).toHaveValue("nobody@test.example");
  await address.fill("pandit@demo.example");
  await address.press("Enter");
  await expect(managers.getByRole("listitem")).toContainText("pandit@demo.example");
  await expectAccessible(page);
  await managers.getByRole("button", { name: /^Remove/ }).press("Enter");
  await expect(managers.getByRole("listitem")).toHaveCount(0);
});
