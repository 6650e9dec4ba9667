import { join } from "node:path";
import { expect, test } from "vitest";
import { Closures, OwnFestivals } from "../../src/contract/templeFacts";
import { addDays } from "../../src/domain/dates";
import { nextSpan, templeAlmanac } from "../../src/domain/festivals/ownSpan";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";

const temples = readSeedTemples(join(import.meta.dirname, "../../src/server/db/seed"));
const national = createAlmanac();

/** The first days of a festival as its temple's record says, each found from 60 days before it. */
function keptOn(templeName: string, festivalName: string, dates: string[]): (string | undefined)[] {
  const temple = temples.find(({ listed, ownFestivals }) => listed.name === templeName && ownFestivals !== undefined);
  const festivals = OwnFestivals.parse(temple?.ownFestivals);
  const festival = festivals.find(({ name }) => name.en === festivalName);
  const rule = festival?.rule;
  if (!festival || !rule || rule.basis === "festival") throw new Error(`${festivalName} has no rule of its own`);
  const almanac = templeAlmanac(national, temple?.position?.latitude ?? null, temple?.position?.longitude ?? null);
  return dates.map((date) => nextSpan(almanac, rule, festival.days, addDays(date, -60))?.date);
}

// dates that the temples and their states announced
test.each([
  ["Padmavathi Temple, Tiruchanur", "Teppotsavam (float festival)", "2023-05-31 2024-06-18 2025-06-07"],
  ["Srikalahasteeswara Temple, Srikalahasti", "Karthika lamps", "2024-11-02 2025-10-22"],
  ["Kanaka Durga Temple, Vijayawada", "Shakambari festival", "2023-07-01 2024-07-19 2025-07-08"],
  ["Simhachalam Varaha Lakshmi Narasimha Temple", "Kalyanotsavam", "2024-04-19 2025-04-08"],
  ["Raghavendra Brindavana (Mantralayam)", "Guru Vaibhavotsava", "2024-03-11 2025-03-01"],
  ["Satyanarayana Swamy Temple, Annavaram", "Kalyana Mahotsavam", "2024-05-18 2025-05-07"],
  ["Satyanarayana Swamy Temple, Annavaram", "Karthika month", "2024-11-02 2025-10-22"],
  ["Yadadri Lakshmi Narasimha Temple", "Brahmotsavam", "2024-03-11 2025-03-01"],
  ["Taraknath Temple", "Shravani Mela", "2024-07-22 2025-07-11"],
  ["Manjunatha Temple, Dharmasthala", "Lakshadeepotsava", "2023-12-08 2024-11-26 2025-11-15"],
  ["Udupi Sri Krishna Matha", "Krishna Janmashtami and Vitla Pindi", "2023-09-06 2024-08-26 2025-09-14"],
  ["Mookambika Temple, Kollur", "Maha Rathotsava", "2024-04-01 2025-03-22"],
  ["Padmanabhaswamy Temple", "Alpashi festival", "2024-10-31 2025-10-21"],
  ["Guruvayur Temple", "Utsavam, opening with the elephant race", "2023-03-03 2024-02-21 2025-03-10"],
  ["Guruvayur Temple", "Ashtami Rohini (Krishna’s birth)", "2024-08-26 2025-09-14"],
  ["ThiruVaaranvilai", "Ashtami Rohini Valla Sadya", "2024-08-26 2025-09-14"],
  ["Sabarimala Ayyappan Temple", "Mandala Pooja", "2023-12-27 2024-12-26 2025-12-27"],
  ["Golden Temple", "Hola Mohalla", "2022-03-19 2023-03-08 2024-03-26 2025-03-15"],
  ["Banke Bihari Temple", "Holi and Rangbhari Ekadashi", "2024-03-20 2025-03-10"],
  ["Mathura Krishna Janmabhoomi", "Lathmar Holi of the Janmabhoomi", "2024-03-20 2025-03-10"],
  ["Baidyanath Temple", "Shravani Mela", "2023-07-04 2024-07-22 2025-07-11"],
  ["Har Ki Pauri, Haridwar", "Kanwar Mela", "2023-07-04 2024-07-22 2025-07-11"],
  ["Neelkanth Mahadev Temple, Rishikesh", "Kanwar Mela", "2023-07-04 2024-07-22 2025-07-11"],
  ["Naina Devi Temple", "Shravan Ashtami fair", "2024-08-05 2025-07-25"],
  ["Chintpurni Temple", "Shravan Ashtami fair", "2024-08-05 2025-07-25"],
  ["Hadimba Devi Temple, Manali", "Kullu Dussehra", "2023-10-24 2024-10-13 2025-10-02"],
  ["Ranganathaswamy Temple, Srirangam", "Jyeshtabhishekam", "2024-06-21"],
  ["Nellaiappar Temple, Tirunelveli", "Aani car festival", "2022-07-11 2023-07-02 2024-06-21 2025-07-08"],
  ["Mahalakshmi Temple Kolhapur", "Rathotsav", "2024-04-24 2025-04-13"],
  ["Khatu Shyam Temple", "Phalgun Lakkhi Mela", "2024-03-12 2025-03-02"],
  ["Tulja Bhavani Temple", "Shakambhari Navaratri", "2024-01-18 2025-01-07"],
  ["Danteshwari Temple, Dantewada", "Bastar Dussehra", "2023-07-17 2024-08-04 2025-07-24"],
  ["Meenakshi Temple", "Float festival at Mariamman Teppakulam", "2023-02-04 2024-01-25"],
  ["Palani Murugan Temple", "Thai Poosam", "2023-02-04 2024-01-25"],
  ["Ramanathaswamy Temple", "Aadi Amavasai, new moon for the forefathers", "2024-08-04 2025-07-24"],
  ["Ramanathaswamy Temple", "Thai Amavasai, new moon for the forefathers", "2024-02-09 2025-01-29"],
])("%s: %s", (temple, festival, dates) => {
  expect(keptOn(temple, festival, dates.split(" ")).join(" ")).toBe(dates);
});

// days that the temples announced
test.each([
  ["Mallikarjuna Temple", "Karthika masam", "2020-11-16 2022-10-26 2023-11-14 2025-10-22"],
  ["Somnath Temple", "Shravan", "2015-08-15 2024-08-05"],
  ["Khatu Shyam Temple", "Winter", "2025-12-05"],
])("the hours of %s in %s hold from their day on", (templeName, note, dates) => {
  const temple = temples.find(({ listed, closures }) => listed.name === templeName && closures !== undefined);
  const season = Closures.parse(temple?.closures).find((one) => one.note?.en === note);
  const rule = season?.opensOn;
  if (!season?.hours || !rule || rule.basis === "festival")
    throw new Error(`${note} has no hours from a day of its own`);
  const almanac = templeAlmanac(national, temple?.position?.latitude ?? null, temple?.position?.longitude ?? null);
  const days = dates.split(" ").map((date) => nextSpan(almanac, rule, null, addDays(date, -60))?.date);
  expect(days.join(" ")).toBe(dates);
});
