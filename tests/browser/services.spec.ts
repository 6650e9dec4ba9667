import { addTemple, enterWith, expect, expectAccessible, test } from "../support/visitorTest";

const offered = { poojaDetails: [{ name: "Archana", charges: 51, description: null, times: ["23:30"], capacity: 3 }] };

test("a manager keeps purposes, books at the counter, prints the day and takes tickets, also without a connection", async ({
  page,
  context,
  apiAs,
  newcomer,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const admin = await apiAs("ADMIN");
  const temple = await addTemple(admin, offered);
  const manager = await newcomer({ name: "Asha Rao" });
  const named = await admin.post(`/api/admin/temples/${temple.id}/managers`, { data: { email: manager.email } });
  expect(named.status(), await named.text()).toBe(200);

  await enterWith(page, manager);
  await page.goto("/admin/causes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donation Purposes");
  await page.getByRole("button", { name: "Add a purpose" }).click();
  await expect(page.getByLabel("Name in English")).toBeFocused();
  await page.getByRole("button", { name: "Save purposes" }).click();
  await expect(page.getByLabel("Name in English")).toBeFocused();
  await page.getByLabel("Name in English").fill("Annadana");
  await page.getByLabel("Goal in rupees (optional)").fill("5000");
  await page.getByRole("button", { name: "Save purposes" }).click();
  await expect(page.getByText("The purposes are saved.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Day Sheet" }).click();
  await expect(page.getByText("Nothing is booked on this day.")).toBeVisible();
  const references: string[] = [];
  for (const name of ["Uma Bhat", "Ravi Shenoy"]) {
    await page.getByRole("button", { name: "Book at the counter" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Time").click();
    await page.getByTitle(/^23:30, /).click();
    await dialog.getByLabel("Name").fill(name);
    const [made] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith("/walk-ins")),
      dialog.getByRole("button", { name: "Book", exact: true }).click(),
    ]);
    references.push((await made.json()).reference);
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("₹51");
  }
  await expect(page.getByRole("table")).toContainText("2 people");
  await expectAccessible(page);

  const [first = "", second = ""] = references;
  const listed = page.waitForResponse((answer) => answer.url().endsWith("/ticket-list"));
  await page.getByRole("link", { name: "Check Tickets" }).click();
  await listed;
  const verdict = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
  const check = async (reference: string) => {
    await page.getByLabel("Reference or code").fill(reference);
    await page.getByRole("button", { name: "Check", exact: true }).click();
  };
  await check(first.toLowerCase());
  await expect(verdict).toContainText("Valid");
  await expect(verdict).toContainText("Uma Bhat");
  await page.getByRole("button", { name: "Mark as attended" }).click();
  await expect(verdict).toContainText(`${first} is marked as attended.`);
  await check(first);
  await expect(verdict).toContainText("Already used");
  await expectAccessible(page);

  await context.setOffline(true);
  await check(second);
  await expect(verdict).toContainText("Valid");
  await expect(verdict).toContainText("No connection");
  await page.getByRole("button", { name: "Mark as attended" }).click();
  await expect(page.getByText("1 attendance is waiting for a connection")).toBeVisible();
  await check(second);
  await expect(verdict).toContainText("Already used");
  await context.setOffline(false);
  await expect(page.getByText("1 attendance is waiting for a connection")).toBeHidden();
  await page.getByRole("link", { name: "Day Sheet" }).click();
  await expect(page.getByText("2 expected, 2 attended")).toBeVisible();
  const keptList = () => page.evaluate(() => localStorage.getItem("ticketList"));
  expect(await keptList()).toContain("Uma Bhat");

  await page.goto(`/donate?temple=${temple.id}`);
  await page.getByLabel(/^Annadana/).check();
  await expect(page.getByText("₹0 of ₹5,000 raised")).toBeVisible();
  await page.getByLabel("Amount in rupees").fill("501");
  await page.getByLabel("I agree to the terms").check();
  const [provider] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /^Donate ₹501/ }).click(),
  ]);
  await Promise.all([provider.waitForEvent("close"), provider.getByRole("button", { name: /^Pay/ }).click()]);
  await expect(page.getByRole("definition").filter({ hasText: "Annadana" })).toBeVisible();

  // the names go with who leaves
  await page.goto("/admin/causes");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await keptList()).toBeNull();
});
