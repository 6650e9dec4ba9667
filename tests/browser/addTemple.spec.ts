import type { APIRequestContext, Page } from "@playwright/test";
import {
  addTemple,
  approve,
  enterWith,
  expect,
  expectAccessible,
  expectToFit,
  fill,
  test,
} from "../support/visitorTest";

const form = (page: Page) => page.locator("form.panel");
const submit = (page: Page) => form(page).getByRole("button", { name: "Share temple" });
const failure = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Failed to submit temple details. Please try again." });
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: "Temple details submitted successfully!" });

let shared = 0;
/** A temple that no other test knows, in a town of its own. */
const aTemple = () => ({
  Name: `Banyan Grove Shrine ${++shared} ${process.pid}`,
  Address: `${shared} Car Street, Town${shared}x${process.pid}, Karnataka 571438`,
});
const details = {
  "Timings (optional)": "6 am to 8 pm",
  "Specialities (optional)": "Car festival, Annadana",
  "Poojas (optional)": "Archana:21, Abhisheka: ₹ 101.50, Deepa",
};

const submissions = async (api: APIRequestContext, name: string) => {
  const { items } = await (await api.get("/api/admin/moderation?kind=submission&order=newest&size=100")).json();
  return items.filter((item: { submission: { name: string } }) => item.submission.name === name);
};

test("a visitor logs in first and comes back to the form", async ({ page, newcomer }) => {
  const { email, password } = await newcomer();
  await page.goto("/add-temple");
  await expect(page).toHaveURL(/\/login\?to=%2Fadd-temple$/);
  await expect(page.getByRole("status").filter({ hasText: "Please log in to continue." })).toBeVisible();
  await fill(page.getByRole("main"), { Email: email, Password: password });
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  await expect(page).toHaveURL(/\/add-temple$/);
  await expect(page.getByRole("heading", { level: 1, name: "Share Sacred Temple" })).toBeVisible();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveAttribute("required", "");
});

test("a temple is shared, waits for approval, and has its page then", async ({ page, apiAs, newcomer }) => {
  const api = await apiAs("ADMIN");
  const temple = aTemple();
  await enterWith(page, await newcomer());
  await page.goto("/add-temple");
  await fill(form(page), { ...temple, Latitude: "12.345678", Longitude: "76.123456", ...details });
  const preview = form(page).getByRole("list");
  await expect(preview.first().getByRole("listitem")).toHaveText(["Car festival", "Annadana"]);
  await expect(preview.last().getByRole("listitem")).toHaveText(["Archana₹21", "Abhisheka₹101.50", /DeepaNo charges/]);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toContainText(`${temple.Name} awaits approval.`);

  const [waiting] = await submissions(api, temple.Name);
  expect((await page.request.get(`/api/temples/${waiting.id}`)).status()).toBe(404);
  await page.getByRole("link", { name: "Go to my profile" }).click();
  const mine = page.getByRole("listitem").filter({ hasText: temple.Name });
  await expect(mine).toBeVisible();
  await approve(api, [{ kind: "submission", id: waiting.id }]);
  await page.reload();
  await mine.getByRole("link", { name: temple.Name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.Name);
  const about = page.getByRole("region", { name: "About the Temple" });
  await expect(about.getByRole("listitem")).toHaveText([/Archana\s*₹21/, /Abhisheka\s*₹101.50/, /^Deepa$/]);
  await expect(page.getByRole("complementary")).toContainText("Annadana");
  await expect(page.getByRole("link", { name: "Directions", exact: true })).toHaveAttribute("href", /12\.345678/);
});

test("Share another temple begins anew", async ({ page, newcomer }) => {
  await enterWith(page, await newcomer());
  await page.goto("/add-temple");
  await fill(form(page), aTemple());
  await submit(page).click();
  await page.getByRole("button", { name: "Share another temple" }).click();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("");
  await fill(form(page), aTemple());
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe("Is it one of these?", () => {
  test("shows the temple on the same spot; back in the form all is as it was", async ({ page, apiAs, newcomer }) => {
    const position = { latitude: 9.501, longitude: 92.501 };
    const known = await addTemple(await apiAs("ADMIN"), position);
    const temple = aTemple();
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    await fill(form(page), { ...temple, Latitude: "9.5015", Longitude: "92.5015", ...details });
    await submit(page).click();
    const question = page.getByRole("region", { name: "Is it one of these?" });
    await expect(question.getByRole("heading", { name: "Is it one of these?" })).toBeFocused();
    await expect(question.getByRole("article")).toHaveCount(1);
    await expect(question.getByRole("article")).toContainText(known.name);
    await question.getByRole("button", { name: "Back to the form" }).click();
    await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue(temple.Name);
    await expect(form(page).getByLabel("Poojas (optional)")).toHaveValue(details["Poojas (optional)"]);
    await submit(page).click();
    await question.getByRole("link", { name: `View Details: ${known.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(known.name);
    await page.goBack();
    await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue(temple.Name);
  });

  test("knows the name however it is spelt; none of them, and it is sent", async ({ page, apiAs, newcomer }) => {
    const api = await apiAs("ADMIN");
    const { Name, Address } = aTemple();
    const city = Address.split(", ")[1];
    await addTemple(api, { name: Name, city });
    const name = Name.replace("Shrine", "Shreene").replace("Banyan", "Banyaan");
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    await fill(form(page), { Name: name, Address });
    await submit(page).click();
    const question = page.getByRole("region", { name: "Is it one of these?" });
    await expect(question.getByRole("article")).toContainText([Name]);
    await expectAccessible(page);
    await question.getByRole("button", { name: "None of these, share it" }).click();
    await expect(thanks(page)).toBeFocused();
    expect(await submissions(api, name)).toHaveLength(1);
  });
});

test.describe("what is wrong", () => {
  test("stands beside its field, and nothing is sent", async ({ page, newcomer }) => {
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/temples/.test(request.url())) calls.push(request.url());
    });
    await fill(form(page), { Name: "  ", Latitude: "north", Longitude: "190.5", "Poojas (optional)": "Archana:1,000" });
    await expect(form(page).getByText("Not understood: 000")).toBeVisible();
    await submit(page).click();
    const summary = form(page).getByRole("alert").filter({ hasText: "Please check your input and try again." });
    await expect(summary).toBeFocused();
    const said = {
      Name: "This is required.",
      Address: "This is required.",
      Latitude: "Please enter a number.",
      Longitude: "Longitude must be between -180 and 180.",
      "Poojas (optional)": "Write each pooja as name:charges, such as Archana:21, separated by commas.",
    };
    for (const [label, text] of Object.entries(said)) {
      const field = form(page).getByLabel(label, { exact: true });
      await expect(field, label).toHaveAttribute("aria-invalid", "true");
      await expect(field, label).toHaveAccessibleDescription(new RegExp(`${text.replaceAll(".", "\\.")}$`));
    }
    await expect(summary.getByRole("listitem")).toHaveText(
      Object.entries(said).map(([label, text]) => `${label}: ${text}`),
    );
    await expectAccessible(page);
    await summary.getByRole("link", { name: /^Longitude/ }).press("Enter");
    await expect(form(page).getByLabel("Longitude")).toBeFocused();
    await fill(form(page), { Latitude: "", Longitude: "76.5" });
    await submit(page).click();
    await expect(form(page).getByLabel("Latitude")).toHaveAccessibleDescription(/Enter both latitude and longitude\.$/);
    await form(page).getByLabel("Latitude").fill("https://maps.app.goo.gl/NoSuchLink123");
    await submit(page).click();
    await expect(form(page).getByLabel("Latitude")).toHaveAccessibleDescription(/A short link cannot be read here\./);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("https://www.google.com/maps/@13.3409,77.1010,14z"));
    await form(page).getByLabel("Longitude").focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(form(page).getByLabel("Latitude")).toHaveValue("13.3409");
    await expect(form(page).getByLabel("Longitude")).toHaveValue("77.101");
    const doubt = form(page).getByRole("status").filter({ hasText: "The link says only where the map was looking." });
    await expect(doubt).toBeVisible();
    await fill(form(page), { Latitude: "77.1010", Longitude: "13.3409" });
    await expect(form(page).getByText("Latitude and longitude appear to be swapped")).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText("Long: 77.2010, Lat: 13.4409"));
    await form(page).getByLabel("Longitude").focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(form(page).getByLabel("Latitude")).toHaveValue("13.4409");
    await expect(form(page).getByText("appear to be swapped")).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  test("also when only the server finds it", async ({ page, newcomer }) => {
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    const { Address } = aTemple();
    await fill(form(page), { Name: "A name with a mark\u0007 in it", Address });
    await submit(page).click();
    await expect(failure(page)).toBeFocused();
    await expect(form(page).getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
      "This contains invisible control characters.",
    );
  });
});

test.describe("nothing typed is lost", () => {
  const typed = async (page: Page) => {
    const temple = aTemple();
    await page.goto("/add-temple");
    await fill(form(page), { ...temple, ...details });
    return temple;
  };
  const expectKept = async (page: Page, temple: ReturnType<typeof aTemple>) => {
    for (const [label, text] of Object.entries({ ...temple, ...details }))
      await expect(form(page).getByLabel(label, { exact: true }), label).toHaveValue(text);
  };

  for (const [status, reason] of [
    [500, "Server error. Please try again later."],
    [429, "Too many requests. Please wait a moment and try again."],
    [503, "Service temporarily unavailable. Please try again later."],
  ] as const) {
    test(`when the answer is ${status}, and it is sent the next time`, async ({ page, newcomer, problems }) => {
      problems.allow(/\/api\/temples/);
      await enterWith(page, await newcomer());
      const temple = await typed(page);
      await page.route("**/api/temples", (route) => route.fulfill({ status, json: {} }));
      await submit(page).click();
      await expect(failure(page)).toBeFocused();
      await expect(failure(page)).toContainText(reason);
      await expectKept(page, temple);
      await page.reload();
      await expectKept(page, temple);
      await page.unroute("**/api/temples");
      await submit(page).click();
      await expect(thanks(page)).toBeVisible();
      await page.goto("/add-temple");
      await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("");
    });
  }

  test("when the session has ended meanwhile: one logs in and is back where one was", async ({
    page,
    newcomer,
    site,
  }) => {
    const person = await newcomer();
    await enterWith(page, person);
    const temple = await typed(page);
    const ended = await fetch(`${site.url}/api/auth/logout-everywhere`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(ended.ok).toBe(true);
    await submit(page).click();
    await expect(page.getByText("What you type is stored on this device")).toBeVisible();
    await expectKept(page, temple);
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await fill(page.getByRole("main"), { Email: person.email, Password: person.password });
    await page.getByRole("button", { name: "Login to Divine Portal" }).click();
    await expect(page).toHaveURL(/\/add-temple$/);
    await expectKept(page, temple);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  test("when the answer is lost; sent again it is not there twice", async ({ page, apiAs, newcomer, problems }) => {
    problems.allow(/\/api\/temples/);
    await enterWith(page, await newcomer());
    const temple = await typed(page);
    await page.route(
      "**/api/temples",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(failure(page)).toContainText("Unable to connect to the server. Please try again later.");
    await expectKept(page, temple);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await submissions(await apiAs("ADMIN"), temple.Name)).toHaveLength(1);
  });
});

test.describe("where it stands", () => {
  test("is filled in by who is there, to the metre", async ({ page, context, newcomer }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 12.30518, longitude: 76.65517 });
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    await form(page).getByRole("button", { name: "I am at the temple now" }).click();
    await expect(form(page).getByLabel("Latitude")).toHaveValue("12.305180");
    await expect(form(page).getByLabel("Longitude")).toHaveValue("76.655170");
  });

  test("a device that does not tell is told of", async ({ page, context, newcomer }) => {
    await context.clearPermissions();
    await enterWith(page, await newcomer());
    await page.goto("/add-temple");
    await form(page).getByRole("button", { name: "I am at the temple now" }).click();
    await expect(form(page).getByText("Unable to access your location.")).toBeVisible();
    await expect(form(page).getByLabel("Latitude")).toHaveValue("");
  });
});

test("by keyboard alone, from field to field to the thanks", async ({ page, newcomer }) => {
  await enterWith(page, await newcomer());
  await page.goto("/add-temple");
  const { Name, Address } = aTemple();
  await form(page).getByLabel("Name", { exact: true }).focus();
  for (const text of [Name, Address, "12.9", "77.9"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(form(page).getByRole("button", { name: "I am at the temple now" })).toBeFocused();
  for (const text of ["", "6 am to 8 pm", "Annadana", "Archana:21"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeFocused();
});

for (const [language, title, required, question] of [
  ["en", "Share Sacred Temple", "This is required.", "Is it one of these?"],
  ["hi", "मंदिर जोड़ें", "यह भरना ज़रूरी है।", "क्या यह इनमें से एक है?"],
  ["kn", "ಪವಿತ್ರ ದೇವಾಲಯ ಹಂಚಿಕೊಳ್ಳಿ", "ಇದನ್ನು ತುಂಬುವುದು ಅಗತ್ಯ.", "ಇವುಗಳಲ್ಲಿ ಒಂದಾಗಿರಬಹುದೇ?"],
] as const) {
  test(`all of it in ${language} keeps nobody out, and fits 320 pixels`, async ({ page, apiAs, newcomer }) => {
    const { Name, Address } = aTemple();
    await addTemple(await apiAs("ADMIN"), { name: Name, city: Address.split(", ")[1] });
    await enterWith(page, await newcomer());
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/add-temple?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await form(page).locator("button[type=submit]").click();
    await expect(form(page).locator("input[name=name]")).toHaveAccessibleDescription(required);
    await expectAccessible(page);
    await expectToFit(page, 320);
    await form(page).locator("input[name=name]").fill(Name);
    await form(page).locator("textarea[name=address]").fill(Address);
    await form(page).locator("button[type=submit]").click();
    await expect(page.getByRole("heading", { level: 2, name: question })).toBeFocused();
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.getByRole("main").locator("button.button").first().click();
    await expect(page.getByRole("status").filter({ hasText: Name })).toBeFocused();
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
