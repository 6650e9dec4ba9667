import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const text = (words: string, state = "reviewed") => ({ text: words, state });
const record = {
  description: "A shrine by the lake.",
  history: "Built by a queen.",
  specialities: ["Lamp festival", "Boats"],
  gettingThere: "The bus stops at the gate.",
  names: [
    { name: "ஏரி கோயில்", language: "ta", kind: "official" },
    { name: "Boat Temple", language: "en", kind: "common" },
  ],
  closures: [{ from: "01-01", to: "12-31", approximate: true, note: { en: "For repairs", hi: "मरम्मत", kn: "ದುರಸ್ತಿ" } }],
  ownFestivals: [
    {
      name: { en: "Float festival", hi: "नौका उत्सव", kn: "ತೆಪ್ಪೋತ್ಸವ" },
      when: { en: "January", hi: "जनवरी", kn: "ಜನವರಿ" },
    },
  ],
  photography: "outside",
  architecture: "Hoysala",
  built: "12c",
  bookingUrl: "https://booking.example.org/",
  phone: "0821 242 0000",
  sources: [{ fields: ["timings"], kind: "temple", name: "The temple's office", checkedOn: "2026-03-01" }],
  translations: {
    hi: {
      description: text("झील के किनारे का मंदिर।"),
      history: text("अधूरा", "draft"),
      specialities: text("दीपोत्सव\nनावें"),
    },
    kn: { description: text("ಕೆರೆಯ ದಡದ ದೇವಾಲಯ.") },
  },
};

test("a temple is told in the reader's language as far as it is translated, with its names, seasons and sources", async ({
  page,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"), record);
  const main = page.getByRole("main");
  await page.goto(`/temple/${temple.slug}`);
  await expect(main.getByText("Also called: Boat Temple · ஏரி கோயில்")).toBeVisible();
  await expect(main.locator("[lang=ta]")).toHaveText("ஏரி கோயில்");
  await expect(main.getByText("Closed to visitors for now")).toBeVisible();
  await expect(main.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:08212420000");
  await expect(main.getByRole("link", { name: "Official booking" })).toHaveAttribute("href", record.bookingUrl);
  const facts = page.getByRole("complementary", { name: "Temple Information" });
  for (const said of [
    "Closed from about 1 January to about 31 December; the exact days are announced each year · For repairs",
    "Float festival · January",
    "The bus stops at the gate.",
    "Outside the shrine only",
    "Hoysala",
    "12th century",
    "The temple's office (checked by the temple, 1 March 2026): Timings",
  ])
    await expect(facts).toContainText(said);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFit(page, 320);
  // on a phone the story comes first, then the practice
  const [story, practice] = await Promise.all([main.locator(".about").boundingBox(), facts.boundingBox()]);
  expect(story?.y).toBeLessThan(practice?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`/temple/${temple.slug}?lang=hi`);
  await expect(main).toContainText("झील के किनारे का मंदिर।");
  await expect(main.getByText("Built by a queen.")).toHaveAttribute("lang", "en"); // the draft is shown to nobody
  for (const said of ["दीपोत्सव", "नौका उत्सव · जनवरी"])
    await expect(page.getByRole("complementary").first()).toContainText(said);

  await page.goto(`/temple/${temple.slug}?lang=kn`);
  await expect(main).toContainText("ಕೆರೆಯ ದಡದ ದೇವಾಲಯ.");
  await expect(main).toContainText("ತೆಪ್ಪೋತ್ಸವ · ಜನವರಿ");
});

test("a gurdwara speaks of ardas and langar", async ({ page, apiAs }) => {
  const path = { name: "Akhand Path", nameKn: "ಅಖಂಡ ಪಾಠ", charges: null, description: "Forty-eight hours" };
  const temple = await addTemple(await apiAs("ADMIN"), { tradition: "Sikh", poojaDetails: [path] });
  const main = page.getByRole("main");
  await page.goto(`/temple/${temple.slug}`);
  await expect(main.getByRole("link", { name: "Book Ardas" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Langar Seva" })).toBeVisible();
  for (const name of ["Gurdwara Information", "About the Gurdwara", "Ardas, path and kirtan", "Gurdwara Photos"])
    await expect(main.getByRole("heading", { name })).toBeVisible();

  await page.goto(`/temple/${temple.slug}?lang=kn`);
  await expect(main.getByText("ಅಖಂಡ ಪಾಠ")).toBeVisible();
  await expect(main.getByText("Forty-eight hours")).toHaveAttribute("lang", "en"); // nobody translated it
});

test("an editor completes names, numbers, translation and sources in the form; what is taken is said beside it", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { names: [], tradition: "Hindu" });
  const identifiers = [{ source: "hrce", value: `T${temple.id}` }];
  await addTemple(api, { identifiers });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  for (const section of ["Names and kind", "Hindi and Kannada", "Sources and identifiers"])
    await form.getByRole("button", { name: section }).click();
  await form.getByRole("button", { name: "Add: Other names" }).click();
  const name = form.getByRole("group", { name: "Other names 1" });
  await name.getByRole("textbox", { name: "Name" }).fill("湖");
  await form.getByRole("button", { name: "Add: Identifiers" }).click();
  const number = form.getByRole("group", { name: "Identifiers 1" });
  await number.getByLabel("Source").fill("hrce");
  await number.getByLabel("Number").fill(`T${temple.id}`);
  await form.getByLabel("Description in Hindi").fill("झील के किनारे");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(name).toContainText("This name has letters of a script that is not used in India.");
  await name.getByRole("textbox", { name: "Name" }).fill("Boat Temple");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("Another temple already has this number of the source.").first()).toBeVisible();
  await expectAccessible(page);
  await number.getByLabel("Number").fill(`U${temple.id}`);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const stored = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  expect(stored).toMatchObject({
    names: [{ name: "Boat Temple", language: "en", kind: "common" }],
    identifiers: [{ source: "hrce", value: `U${temple.id}` }],
    translations: { hi: { description: { text: "झील के किनारे", state: "draft" } }, kn: {} },
  });
});
