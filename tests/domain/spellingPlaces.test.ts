import { expect, test } from "vitest";
import en from "../../locales/en/common.json";
import hi from "../../locales/hi/common.json";
import kn from "../../locales/kn/common.json";
import { foldTokens, foldWord } from "../../src/domain/spelling";
import { expandAlias } from "../../src/domain/spelling/aliases";
import { localPlaces } from "../../src/server/places/localNames";

const reaches = (local: string, latin: string) => {
  const key = foldWord(local);
  return key === foldWord(latin) || expandAlias(key).includes(foldWord(latin));
};

const textOf = (texts: Record<string, string>, key: string) => texts[key] ?? "";

test("the Hindi and Kannada names of cities and states lead to the English ones", () => {
  const states = Object.entries(en.states).map(([state, name]) => ({
    name,
    hi: textOf(hi.states, state),
    kn: textOf(kn.states, state),
    aliases: [],
  }));
  const names = [...localPlaces.values(), ...states];
  const pairs = names.flatMap(({ name, hi, kn, aliases }) => {
    const latin = [name.replace(/,.*/, ""), ...aliases];
    return [hi, kn].map((local) => ({ local, latin }));
  });
  const lost = pairs.filter(({ local, latin }) => !latin.some((name) => reaches(local, name)));
  expect(lost.length / pairs.length, lost.map(({ local }) => local).join(" ")).toBeLessThan(0.05);
});

test("names of several words lead to each other word by word", () => {
  for (const [local, latin] of [
    ["पश्चिम बंगाल", "West Bengal"],
    ["ಪಶ್ಚಿಮ ಬಂಗಾಳ", "West Bengal"],
    ["जम्मू और कश्मीर", "Jammu and Kashmir"],
    ["ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ", "Jammu and Kashmir"],
    ["आंध्र प्रदेश", "Andhra Pradesh"],
    ["नई दिल्ली", "New Delhi"],
  ] as const) {
    const words = latin.split(" ");
    local.split(" ").forEach((word, at) => {
      expect(reaches(word, words[at] ?? ""), `${word} ${words[at]}`).toBe(true);
    });
  }
});

test("a name written as one word asks for its main word", () => {
  expect(expandAlias(foldWord("ತಮಿಳುನಾಡು"))).toContain(foldTokens("Tamil Nadu")[0]);
  expect(expandAlias(foldWord("Tamilnadu"))).toContain(foldWord("Tamil"));
});
