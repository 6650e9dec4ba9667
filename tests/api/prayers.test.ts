import { describe, expect, test } from "vitest";
import { doshaApart, isVow } from "../../src/domain/askedWords";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, env: { RATE_LIMITS: "off" } });

const marriage = "Udvaganathar Temple, Thirumanancheri";
const childbirth = "Mullaivana Nathar Temple, Thirukkarukavur";
const serpents = "Nagaraja Temple, Nagercoil";
const kukke = "Kukke Subramanya Temple";
const saturn = "Dharbaranyeswarar Temple, Thirunallar";
const mars = "Shri Mangal Dev Grah Mandir, Amalner";
const mercury = "Swetharanyeswarar Temple, Thiruvenkadu";
const letters = "Gnana Saraswati Temple, Basar";
const health = "Vaidyanathaswamy Temple, Vaitheeswaran Koil";

async function search(q: string) {
  const answer = await visitor.get("/api/temples/search", { query: { size: "10", q } });
  expect(answer.statusCode, answer.body).toBe(200);
  const names: string[] = answer.json().temples.map(({ name }: { name: string }) => name);
  return { names, page: answer.json() };
}

describe("what is prayed for", () => {
  test.each([
    ["best temple for marriage in tamil nadu", marriage],
    ["temple for marriage", marriage],
    ["शादी", marriage],
    ["शादी के लिए मंदिर", marriage],
    ["ಮದುವೆಗೆ", marriage],
    ["ಮದುವೆಗೆ ದೇವಸ್ಥಾನ", marriage],
    ["temples for childbirth", childbirth],
    ["temple for safe delivery", childbirth],
    ["pregnancy temple", childbirth],
    ["प्रसव", childbirth],
    ["ಪ್ರಸವ", childbirth],
    ["naga dosha temple", kukke],
    ["naga dosha temple in tamil nadu", serpents],
    ["नागदोष", kukke],
    ["ನಾಗ ದೋಷ", kukke],
    ["ನಾಗದೋಷ ಪರಿಹಾರ", kukke],
    ["ಸರ್ಪದೋಷ", kukke],
    ["shani dosha temple", saturn],
    ["शनि दोष", saturn],
    ["ಶನಿದೋಷ", saturn],
    ["mangal dosha temple", mars],
    ["education", mercury],
    ["पढ़ाई", letters],
    ["ವಿದ್ಯೆ", letters],
    ["health", health],
    ["स्वास्थ्य", health],
    ["ಆರೋಗ್ಯ", health],
  ])("%s has %s among the first three", async (q, name) => {
    const { names, page } = await search(q);
    expect(names.slice(0, 3)).toContain(name);
    expect(page).not.toHaveProperty("isRelaxed");
    expect(page.understood.map(({ kind }: { kind: string }) => kind)).toContain("vow");
  });

  test.each([
    ["नागदोष", ["नाग", "दोष"]],
    ["ಕಾಳಸರ್ಪದೋಷ", ["ಕಾಳಸರ್ಪ", "ದೋಷ"]],
    ["Pitrudosham", ["Pitru", "dosham"]],
    ["dosha", ["dosha"]],
    ["temple", ["temple"]],
  ])("%s is written apart as %j", (word, parts) => {
    expect(doshaApart(word)).toEqual(parts);
  });

  test("a harm in the stars is one in one word and in two", () => {
    for (const words of [["naga", "dosha"], ["ನಾಗದೋಷ"], ["सर्पदोष", "निवारण"], ["childbirth"]])
      expect(isVow(words), words.join(" ")).toBe(true);
    expect(isVow(["murugan"])).toBe(false);
  });
});
