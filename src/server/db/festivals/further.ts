import { textLanguages } from "../../../contract/vocabulary";
import { FESTIVAL_INFO } from "../../../domain/festivals/info";
import { translatorOf } from "../../almanacTexts";
import lines from "./further.json";
import type { CatalogueFestival, Texts } from "./shape";

const english = translatorOf("en");

/** The festivals that are told in one line; their names are the almanac's. */
export const further: readonly CatalogueFestival[] = Object.entries(lines).map(
  ([ruleId, { region, ...significance }]) => {
    const info = FESTIVAL_INFO[ruleId];
    if (!info) throw new Error(`further.json tells of ${ruleId}, which no rule dates`);
    return {
      ruleId,
      slug: ruleId,
      name: namesOf(ruleId),
      type: info.kind,
      region,
      deities: info.deities.map((deity) => english(`deities.${deity}`)),
      significance,
    };
  },
);

function namesOf(ruleId: string): Texts {
  const [en = "", hi = "", kn = ""] = textLanguages.map((language) =>
    translatorOf(language)(`festivals.${ruleId}.name`),
  );
  return { en, hi, kn };
}
