import { expect, test } from "vitest";
import { catalogue } from "../../src/server/db/festivals/all";
import { readTexts } from "../support/locales";

const bare = (name: string) => name.replace(/\(.*\)|\s/gu, "").toLowerCase();

test.each(["en", "hi", "kn"] as const)(
  "the Panchang and the page of a festival spell its name alike, in %s",
  (lang) => {
    const said = readTexts(lang);
    const unlike = catalogue.flatMap(({ ruleId, name }) => {
      const short = said.get(`panchang:festivals.${ruleId}.name`);
      if (!short) return [];
      const [one, other] = [bare(short), bare(name[lang])];
      return one.includes(other) || other.includes(one) ? [] : [`${ruleId}: ${short}, ${name[lang]}`];
    });
    expect(unlike).toEqual([]);
  },
);
