import axios from "axios";
import { expect, test } from "vitest";
import { createAlmanacQueries } from "../../src/site/almanacQueries";
import { createRead } from "../../src/site/createRead";

const slugs = [
  "kartika-purnima",
  "karthigai-deepam",
  "vaikuntha-ekadashi",
  "makara-sankranti",
  "maha-shivaratri",
  "holi",
  "ugadi",
  "rama-navami",
  "sharad-navratri",
  "karthigai-deepam",
];
const festivals = slugs.map((slug, month) => ({
  slug,
  name: slug,
  date: new Date(Date.UTC(2026, 10 + month, 24)).toISOString().slice(0, 10),
  endDate: null,
  significance: null,
}));

/** The queries over an API that knows these festivals, and what it was asked. */
function queriesOver() {
  const asked: unknown[] = [];
  const http = axios.create({
    adapter: async (config) => {
      asked.push(config.url);
      return { data: { festivals }, status: 200, statusText: "OK", headers: {}, config };
    },
  });
  return { asked, queries: createAlmanacQueries(createRead(http)) };
}

test("the home page has the next Navratri, Karthika Deepam and Mahashivratri, then the nearest others", async () => {
  const { asked, queries } = queriesOver();
  const { cards, others } = await queries.comingFestivals("2026-11-21", "en").queryFn({});
  expect(cards.map(({ slug, date }) => [slug, date])).toEqual([
    ["sharad-navratri", "2027-07-24"],
    ["karthigai-deepam", "2026-12-24"],
    ["maha-shivaratri", "2027-03-24"],
  ]);
  expect(others.map(({ slug }) => slug)).toEqual([
    "kartika-purnima",
    "vaikuntha-ekadashi",
    "makara-sankranti",
    "holi",
    "ugadi",
  ]);
  expect(asked, "from today on, far enough for each of the three").toEqual([
    "/api/festivals?from=2026-11-21&to=2027-12-26&lang=en",
  ]);
});
