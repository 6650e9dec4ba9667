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
  await expect(managers).toContainText("No managers yet.");
  const address = managers.getByLabel("Email address of an account");
  await address.press("Enter");
  await expect(managers.getByRole("alert")).toHaveText("This is required.");
  await address.fill("nobody@test.example");
  await address.press("Enter");
  const question = page.locator(".ant-modal-confirm");
  await expect(question).toContainText("Let nobody@test.example manage this temple?");
  await question.getByRole("button", { name: "Add manager" }).click();
  await expect(managers.getByRole("alert")).toHaveText("There is no active account with this address.");
  await expect(address).toHaveValue("nobody@test.example");
  await address.fill("pandit@demo.example");
  await address.press("Enter");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(address).toBeFocused();
  await address.press("Enter");
  await question.getByRole("button", { name: "Add manager" }).click();
  await expect(managers.getByRole("listitem")).toContainText("pandit@demo.example");
  await expectAccessible(page);
  await managers.getByRole("button", { name: /^Remove/ }).press("Enter");
  await expect(question).toContainText("(pandit@demo.example) from this temple?");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(managers.getByRole("listitem")).toHaveCount(0);
});
