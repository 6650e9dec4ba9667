import { cutOffWords, setLetters } from "../support/cutOffWords";
import { addReviews, addTemple, enterWith, expect, expectToFit, test } from "../support/visitorTest";

const day = [
  { from: "06:00", to: "12:30" },
  { from: "16:00", to: "20:30" },
];
const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };

const open = ["/", "/search?q=shiva", "/nearby?lat=12.305&lng=76.655", "/panchang", "/festivals", "/festivals/diwali"];
const others = ["/donate", "/login", "/register", "/saved", "/help", "/nowhere"];
const forMembers = ["/add-temple", "/shop", "/profile", "/settings"];

for (const language of ["en", "hi", "kn"]) {
  test(`letters twice as large are cut off nowhere in ${language}`, async ({ page, apiAs, newcomer, problems }) => {
    test.slow();
    problems.allow(/404/);
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api, {
      name: "Sri Chamundeshwari Lotus Shrine",
      nameKn: "ಶ್ರೀ ಚಾಮುಂಡೇಶ್ವರಿ ಕಮಲ ದೇವಾಲಯ",
      latitude: 12.3052,
      longitude: 76.6552,
      openingHours,
      amenities: ["Wheelchair access"],
      poojaDetails: [{ name: "Annadanam", charges: null, description: null }],
    });
    await addReviews(api, temple.id, [4]);
    const person = await newcomer();
    const donation = { data: { amount: 501, templeId: temple.id } };
    const headers = { authorization: `Bearer ${person.token}` };
    const begun = await page.request.post("/api/payments/intent", { ...donation, headers });
    const { paymentId } = await begun.json();
    await page.request.post(`/api/payments/test/${paymentId}`, { data: { outcome: "paid" } });

    await page.setViewportSize({ width: 360, height: 740 });
    const cut: Record<string, string[]> = {};
    const look = async (path: string) => {
      await page.goto(path + (path.includes("?") ? "&" : "?").concat(`lang=${language}`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await setLetters(page, "200%");
      await expect(async () => expectToFit(page, 360), path).toPass({ timeout: 20_000 });
      const words = await cutOffWords(page);
      if (words.length > 0) cut[path] = words;
    };
    for (const path of [...open, ...others, `/temple/${temple.slug}`, `/payments/${paymentId}`]) await look(path);
    await enterWith(page, person);
    for (const path of forMembers) await look(path);
    expect(cut).toEqual({});
  });
}
