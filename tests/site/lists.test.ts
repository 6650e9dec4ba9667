import { expect, test } from "vitest";
import { createI18n, siteNamespaces } from "../../src/client/i18n";
import type { PublicListEntry } from "../../src/contract/templeLists";
import { groupsOf } from "../../src/site/lists/ListEntries";
import { loadTexts } from "../../src/site/loadTexts";
import { inOneList } from "../../src/site/panchang/words";

test.each(["en", "hi", "kn"] as const)("a list in %s reads as the language's own rules have it", async (language) => {
  const t = createI18n(language, await loadTexts(language, siteNamespaces), siteNamespaces, siteNamespaces).getFixedT(
    language,
  );
  const intl = new Intl.ListFormat(`${language}-IN`, { type: "conjunction" });
  for (const words of [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]])
    expect(inOneList((key, params) => t(key, params ?? {}), words)).toBe(intl.format(words));
});

test("entries of a list are told apart also where all that they say is the same", () => {
  const said = {
    name: "Shore shrine",
    nameHi: null,
    nameKn: null,
    place: null,
    placeHi: null,
    placeKn: null,
    temple: null,
  };
  const entries: PublicListEntry[] = ["a", "a", "b"].map((group) => ({ ...said, number: null, group }));
  const groups = groupsOf({ groups: [], entries });
  expect(groups.map((group) => group.entries.map(({ position }) => position))).toEqual([[0, 1], [2]]);
});
