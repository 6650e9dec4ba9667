import { expect, test } from "vitest";
import { placeFindings } from "../../src/domain/findings/placeFindings";
import { isCorroborated } from "../../src/server/db/seed/readPositions";
import { readListedTemples, readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { placeEvidence } from "../../src/server/workspace/evidence";

const seeds = readSeedTemples(seedFolder());
const temples = seeds.map(templeOfSeed);
const abroad = ["Bangladesh", "Nepal", "Pakistan", "Sri Lanka", "Tibet"];

/** What contradicts something in the bundled temples of India, as a new installation finds it. */
const astray = seeds.flatMap((seed) => {
  const temple = templeOfSeed(seed);
  return placeFindings(temple, placeEvidence(temple, isCorroborated(seed.position))).flatMap(({ code, kind }) =>
    kind === "contradiction" && !abroad.includes(temple.state) ? [`${temple.name}: ${code}`] : [],
  );
});

test("of no temple in India the parts of its place contradict each other, but where the postal list is behind", () => {
  expect(astray.sort()).toEqual(
    [
      // the offices on their side of a border have no place in the list, or a wrong one
      "Nand Bhavan Temple: positionInOtherState",
      // their offices are written under the neighbouring district, or under the one that theirs was cut from
      "Chandrahasini Devi Temple: districtOther",
      "Sharada Devi Temple, Maihar: districtOther",
      // its office is open in the season alone
      "Sabarimala Ayyappan Temple: pincodeUnknown",
      // the list has the middle of their PIN area elsewhere, or no office around; or their own point is of a namesake
      "Chottanikkara Temple: positionFarFromPincode",
      "Kheer Bhawani Temple: positionFarFromPincode",
      "Mangeshi Temple, Ponda: positionFarFromPincode",
      "Ghatarani Temple: positionRemote",
      "Giraudpuri Dham: positionRemote",
      "Gupteswar Cave Temple: positionRemote",
      "Tanot Mata Temple: positionRemote",
    ].sort(),
  );
}, 60_000);

test("a wrong position of the list is put right, or empty where the right one is not known", () => {
  const placeOf = (asked: string) => temples.find(({ name }) => name === asked);
  expect(placeOf("Parvatheeswarar Temple, Koilpathu")).toMatchObject({ latitude: 10.93304, longitude: 79.82961 });
  expect(placeOf("Panankatteeswarar Temple, Panayapuram")).toMatchObject({ latitude: null, longitude: null });
  expect(placeOf("Karpaganathar Temple, Karpaganatharkulam")).toMatchObject({ latitude: null, district: "Thiruvarur" });
});

test("every temple in India has its district; that of the offices around is right for most", () => {
  const all = temples.map((temple, at) => ({ ...temple, given: seeds[at]?.district }));
  const placed = all.filter(({ state }) => !abroad.includes(state));
  // villages of Tamil Nadu that nobody has found: the only points for them were wrong
  const unfound = placed.filter(({ district }) => !district);
  expect(unfound).toHaveLength(14);
  expect(unfound.filter(({ latitude, state }) => latitude !== null || state !== "Tamil Nadu")).toEqual([]);
  const known = new Map(placed.map(({ name, district }) => [name, district]));
  expect(known.get("Virupaksha Temple")).toBe("Vijayanagara");
  expect(known.get("Tirumala Venkateswara Temple")).toBe("Tirupati");
  expect(known.get("Omkareshwar Temple")).toBe("Khandwa"); // the offices around are across the river
  // the temples beside the list come with their district
  const positioned = all
    .slice(0, readListedTemples(seedFolder()).length)
    .filter(({ latitude, state }) => latitude !== null && !abroad.includes(state));
  expect(positioned.filter(({ given }) => given).length / positioned.length).toBeLessThan(0.12);
});
