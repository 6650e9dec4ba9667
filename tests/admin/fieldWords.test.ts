import { expect, test } from "vitest";
import admin from "../../locales/en/admin.json";
import common from "../../locales/en/common.json";
import history from "../../locales/en/history.json";
import { fieldWords } from "../../src/admin/history/fieldWords";
import { createI18n } from "../../src/client/i18n";

const { t } = createI18n(
  "en",
  { admin, common, history },
  ["admin", "common", "history"],
  ["admin", "common", "history"],
);

test("the rule of a season is told in the words of the form", () => {
  const opensOn = { basis: "solarDay", month: 10, day: 1, reckoning: "entry", offset: -1 };
  const season = { from: "01-13", to: "01-19", openOnly: true, opensAt: "17:00", opensOn };
  expect(fieldWords("temple", t, "en").shown("closures", [season])).toEqual([
    "From: 01-13, To: 01-19, Open only then: Yes, Doors open at: 17:00, First open day: Date by: A day of a solar month, Month: 10, Day: 1, The month begins: On the day of the Sun’s entry, at whatever hour, Days later: -1",
  ]);
});
