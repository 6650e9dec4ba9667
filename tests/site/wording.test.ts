import { expect, test } from "vitest";
import { deityIn, timingsIn } from "../../src/site/components/wording";

const words: Readonly<Record<string, string>> = {
  "deities.Shiva": "ಶಿವ",
  "deities.Krishna": "ಕೃಷ್ಣ",
  "deities.Radha": "ರಾಧೆ",
  "deities.Sai Baba": "ಸಾಯಿಬಾಬಾ",
};
const t = (key: string, options?: { defaultValue?: string }) => words[key] ?? options?.defaultValue ?? key;

test.each([
  ["Shiva", "ಶಿವ"],
  ["Sai Baba", "ಸಾಯಿಬಾಬಾ"],
  ["Shiva (Amarnath Ice Lingam)", "ಶಿವ"],
  ["Krishna–Radha (ISKCON)", "ಕೃಷ್ಣ – ರಾಧೆ"],
  ["Krishna / Shiva", "ಕೃಷ್ಣ – ಶಿವ"],
  ["Krishna and Radha", "ಕೃಷ್ಣ – ರಾಧೆ"],
  ["Shiva & Kali traditions", "Shiva & Kali traditions"],
  ["Agneeswarar", "Agneeswarar"],
])("%s reads %s", (deity, said) => {
  expect(deityIn(t, "kn", deity)).toBe(said);
});

test("English says it as it is on record", () => {
  expect(deityIn(t, "en", "Krishna–Radha (ISKCON)")).toBe("Krishna–Radha (ISKCON)");
});

test("timings are said in the reader's language where they are known in it", () => {
  const known = { timings: "6 am to 9 pm", timingsHi: "सुबह 6 से रात 9", timingsKn: undefined };
  expect(["en", "hi", "kn"].map((language) => timingsIn(language, known))).toEqual([
    "6 am to 9 pm",
    "सुबह 6 से रात 9",
    "6 am to 9 pm",
  ]);
  expect(timingsIn("hi", { timings: null })).toBeNull();
});
