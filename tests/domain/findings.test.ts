import { describe, expect, test } from "vitest";
import { completenessOf, type TextStages } from "../../src/domain/completeness";
import { type Examined, examine } from "../../src/domain/findings";
import type { PlaceEvidence } from "../../src/domain/findings/placeFindings";

const texts: TextStages[] = [
  { field: "description", en: "reviewed", hi: "reviewed", kn: "reviewed" },
  { field: "history", en: "missing", hi: "missing", kn: "missing" },
];
const day = [{ from: "06:00", to: "20:00" }];
const whole: Examined = {
  nameHi: "कृष्ण मठ",
  nameKn: "ಕೃಷ್ಣ ಮಠ",
  names: [],
  tradition: "Hindu",
  deity: "Vishnu",
  state: "Karnataka",
  latitude: 13.3409,
  longitude: 74.7521,
  district: "Udupi",
  pincode: "576101",
  phone: "0820 2520598",
  website: "https://example.org",
  bookingUrl: null,
  openingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  closures: [],
  image: "/images/a.webp",
  imageCredit: null,
  imageLicense: null,
  poojaDetails: [{ charges: 100 }],
  sources: [{ name: "The temple" }],
  texts,
};
const place: PlaceEvidence = {
  around: { states: ["Karnataka"], districts: ["Udupi"] },
  pincode: { state: "Karnataka", district: "Udupi" },
  addressPincode: null,
  byPosition: { state: "Karnataka", district: "Udupi", pincode: "576101" },
  district: "Udupi",
  officialDistrict: "Udupi",
  isNearBorder: false,
  isInSea: false,
  kmFrom: { office: 1, pincode: 2, town: 1 },
  isChecked: false,
};

const look = (temple: Partial<Examined> = {}, evidence: Partial<PlaceEvidence> = {}) =>
  examine({ ...whole, ...temple }, { place: { ...place, ...evidence }, duplicates: [], crowd: [] });
/** What is found, in short: the code, and what its fix would change. */
const found = (...of: Parameters<typeof look>) => look(...of).findings.map(({ code, fix }) => [code, fix]);

describe("completeness", () => {
  test("is a hundred only where nothing is missing, and then nothing is found", () => {
    expect(look()).toEqual({ completeness: { percent: 100, parts: expect.any(Array) }, findings: [] });
  });

  test("is the share of the expected parts, rounded down", () => {
    const { percent, parts } = completenessOf({ ...whole, district: null });
    expect([percent, parts.length]).toEqual([93, 15]);
    expect(parts.filter(({ isPresent }) => !isPresent)).toEqual([{ part: "district", isPresent: false }]);
  });

  test.each(["Sikh", "Bahai"])("expects no deity of a temple of this tradition: %s", (tradition) => {
    const { percent, parts } = completenessOf({ ...whole, tradition, deity: null });
    expect([percent, parts.length]).toEqual([100, 14]);
  });

  test("counts a language once every text that stands in English is reviewed in it", () => {
    const withHistory = (kn: TextStages["kn"]) =>
      texts.map((text) =>
        text.field === "history" ? ({ ...text, en: "reviewed", hi: "reviewed", kn } as const) : text,
      );
    const isTold = (kn: TextStages["kn"]) =>
      completenessOf({ ...whole, texts: withHistory(kn) }).parts.find(({ part }) => part === "kannada")?.isPresent;
    expect([isTold("missing"), isTold("waiting"), isTold("reviewed")]).toEqual([false, false, true]);
  });
});

describe("a position", () => {
  test("the wrong way round is turned", () => {
    const turned = { latitude: 74.7521, longitude: 13.3409 };
    expect(found(turned)).toEqual([["positionSwapped", { latitude: 13.3409, longitude: 74.7521 }]]);
  });

  test("outside India is told", () => {
    expect(found({ latitude: 51.501, longitude: -0.142 })).toEqual([["positionOutsideIndia", null]]);
  });

  test("in another state is told; the PIN code settles which of the two is right", () => {
    const around = { states: ["Tamil Nadu"], districts: ["Chennai"] };
    const byPosition = { state: "Tamil Nadu", district: "Chennai", pincode: null };
    const chennai = { state: "Tamil Nadu", district: "Chennai" };
    expect(found({}, { around, byPosition })).toEqual([
      ["positionInOtherState", null],
      ["pincodeElsewhere", null],
    ]);
    expect(found({}, { around, byPosition, pincode: chennai })).toEqual([
      ["positionInOtherState", { state: "Tamil Nadu" }],
    ]);
  });

  test("in the sea says that alone, unless somebody looked it up", () => {
    const office = { ...place.kmFrom, office: 30, pincode: 90 };
    expect(found({}, { isInSea: true, kmFrom: office })).toEqual([["positionInSea", null]]);
    expect(found({}, { isInSea: true, isChecked: true })).toEqual([]);
  });

  test("outside India is no contradiction in a temple of another country", () => {
    const london = { latitude: 51.501, longitude: -0.142, pincode: null, district: null };
    expect(found({ ...london, state: "Kerala" })).toContainEqual(["positionOutsideIndia", null]);
    const abroad = found({ ...london, state: "England" }).map(([code]) => code);
    expect(abroad).not.toContain("positionOutsideIndia");
    const turned = { ...london, latitude: 76.655, longitude: 12.305, state: "Nepal" };
    expect(found(turned).map(([code]) => code)).toContain("positionSwapped");
  });

  test("across a border of India is not doubted for the offices on this side, but beside one of them it is", () => {
    const around = { states: ["Uttar Pradesh"], districts: ["Maharajganj"] };
    const inNepal = (office: number) =>
      found({ state: "Nepal", pincode: null, district: null }, { around, kmFrom: { ...place.kmFrom, office } });
    expect(inNepal(15.2).map(([code]) => code)).not.toContain("positionInOtherState");
    expect(inNepal(2).map(([code]) => code)).toContain("positionInOtherState");
  });

  test("near a border is of either state", () => {
    const around = { states: ["Kerala", "Karnataka"], districts: ["Kasaragod", "Udupi"] };
    expect(found({}, { around, byPosition: { state: "Kerala", district: "Kasaragod", pincode: null } })).toEqual([]);
  });

  test("far from its PIN code, else from its town, is told; one of another country's post is not", () => {
    const far = (kmFrom: Partial<PlaceEvidence["kmFrom"]>, temple: Partial<Examined> = {}) =>
      look(temple, { kmFrom: { ...place.kmFrom, ...kmFrom } }).findings.map(({ code, says }) => [code, says.km]);
    expect(far({ pincode: 20.4 })).toEqual([["positionFarFromPincode", "20"]]);
    expect(far({ pincode: 20, town: 80 })).toEqual([]);
    expect(far({ pincode: null, town: 80.6 })).toEqual([["positionFarFromTown", "81"]]);
    expect(far({ pincode: null, town: 25 })).toEqual([]);
    expect(far({ office: 30 })).toEqual([["positionRemote", "30"]]);
    expect(far({ office: 20 })).toEqual([]);
    const abroad = { state: "Nepal", pincode: null };
    expect(far({ office: 30, pincode: null }, abroad).map(([code]) => code)).not.toContain("positionRemote");
  });

  test("that somebody looked up is not doubted, though its PIN code may be", () => {
    const kmFrom = { office: 30, pincode: 90, town: 90 };
    const pincode = { state: "Karnataka", district: "Mysuru" };
    const [other] = look({ pincode: "570001" }, { kmFrom, pincode }).findings;
    expect(other?.code).toBe("positionRemote");
    expect(found({ pincode: "570001" }, { kmFrom, pincode, isChecked: true })).toEqual([
      ["pincodeElsewhere", { pincode: "576101" }],
    ]);
    expect(found({ latitude: 51.501, longitude: -0.142 }, { isChecked: true })).toEqual([]);
  });

  test("with two digits is coarse", () => {
    expect(found({ latitude: 13.34, longitude: 74.7 })).toEqual([["positionCoarse", null]]);
  });

  test("is coarse where it is said to be its town's, and not where it is said to be the temple's", () => {
    expect(found({ positionPrecision: "place" })).toEqual([["positionCoarse", null]]);
    expect(found({ latitude: 13.34, longitude: 74.7, positionPrecision: "site" })).toEqual([]);
  });

  test("a district worked out near a border is to be looked at, until somebody gave it or answers for it", () => {
    const derived = { derivedFields: ["district"] };
    expect(found(derived, { isNearBorder: true })).toEqual([["districtNearBorder", null]]);
    expect(found(derived)).toEqual([]);
    expect(found({}, { isNearBorder: true })).toEqual([]);
    const sources = [{ name: "The temple", fields: ["district"] }];
    expect(found({ ...derived, sources }, { isNearBorder: true })).toEqual([]);
  });
});

describe("a PIN code", () => {
  test("of another state gives way to the one of the office beside the temple", () => {
    const pincode = { state: "Tamil Nadu", district: "Chennai" };
    expect(found({ pincode: "600004" }, { pincode })).toEqual([["pincodeInOtherState", { pincode: "576101" }]]);
  });

  test("of a district far away does too, as far as an office is beside", () => {
    const pincode = { state: "Karnataka", district: "Mysuru" };
    const byPosition = { ...place.byPosition, pincode: null };
    expect(found({ pincode: "570001" }, { pincode })).toEqual([["pincodeElsewhere", { pincode: "576101" }]]);
    expect(found({ pincode: "570001" }, { pincode, byPosition })).toEqual([["pincodeElsewhere", null]]);
  });

  test("that is not the one of the address gives way to that", () => {
    expect(found({ pincode: "576104" }, { addressPincode: "576101" })).toEqual([
      ["pincodeNotOfAddress", { pincode: "576101" }],
    ]);
  });

  test("that the postal list does not have is told", () => {
    expect(found({ pincode: "576999" }, { pincode: null })).toEqual([["pincodeUnknown", { pincode: "576101" }]]);
  });

  test("that is missing follows from the address, else from the office beside", () => {
    expect(found({ pincode: null }, { pincode: null, addressPincode: "576104" })).toEqual([
      ["pincode", { pincode: "576104" }],
    ]);
    expect(found({ pincode: null }, { pincode: null })).toEqual([["pincode", { pincode: "576101" }]]);
  });
});

describe("state and district", () => {
  test("a slip in the state's name is mended, another name only told", () => {
    expect(found({ state: "Karnatka" }, { around: { states: [], districts: [] } })[0]).toEqual([
      "stateUnknown",
      { state: "Karnataka" },
    ]);
    expect(found({ state: "Atlantis" }, { around: { states: [], districts: [] } })[0]).toEqual(["stateUnknown", null]);
  });

  test("a district that is missing is filled, one in an old spelling is mended, another one is told", () => {
    expect(found({ district: null }, { officialDistrict: null })).toEqual([["district", { district: "Udupi" }]]);
    const bijapur = { officialDistrict: "Udupi" };
    expect(found({ district: "Udipi" }, bijapur)).toEqual([["districtSpelling", { district: "Udupi" }]]);
    expect(found({ district: "Mysuru" }, { officialDistrict: "Mysuru" })).toEqual([
      ["districtOther", { district: "Udupi" }],
    ]);
  });

  test("near a border, or where nothing follows, a district stands as it is", () => {
    const around = { states: ["Karnataka"], districts: ["Udupi", "Shivamogga"] };
    expect(found({ district: "Shivamogga" }, { around, officialDistrict: "Shivamogga" })).toEqual([]);
    expect(found({ district: "Mysuru" }, { officialDistrict: "Mysuru", district: null })).toEqual([]);
  });
});

describe("names and texts", () => {
  test("names in each other's script are exchanged; one in Latin letters is told", () => {
    const exchanged = { nameHi: "ಕೃಷ್ಣ ಮಠ", nameKn: "कृष्ण मठ" };
    const fix = { nameHi: "कृष्ण मठ", nameKn: "ಕೃಷ್ಣ ಮಠ" };
    expect(found(exchanged)).toEqual([
      ["nameHiScript", fix],
      ["nameKnScript", fix],
    ]);
    expect(found({ nameHi: "Krishna Matha" })).toEqual([["nameHiScript", null]]);
  });

  test("a name that is missing is taken from the other names, where it is of that language", () => {
    const names = [
      { name: "Krishna", language: "hi" },
      { name: "श्रीकृष्ण मठ", language: "hi" },
    ];
    expect(found({ nameHi: null, names })).toEqual([["nameHi", { nameHi: "श्रीकृष्ण मठ" }]]);
    expect(found({ nameKn: null, names })).toEqual([["nameKn", null]]);
  });

  test("English that nobody reviewed waits as well, and what is there is no gap", () => {
    const { completeness, findings } = look({
      texts: [{ field: "description", en: "waiting", hi: "missing", kn: "reviewed" }],
    });
    expect(findings.map(({ code, kind, fields }) => [code, kind, fields])).toEqual([
      ["englishWaiting", "waiting", ["description"]],
      ["hindi", "gap", ["translations.hi.description.text"]],
    ]);
    expect(completeness.parts).toContainEqual({ part: "english", isPresent: false });
    expect(completeness.parts).toContainEqual({ part: "kannada", isPresent: true });
  });

  test("drafts wait, gaps are named by their inputs, and English may be behind", () => {
    const { findings } = look({
      texts: [
        { field: "description", en: "reviewed", hi: "waiting", kn: "missing" },
        { field: "history", en: "missing", hi: "reviewed", kn: "missing" },
      ],
    });
    expect(findings.map(({ code, kind, fields }) => [code, kind, fields])).toEqual([
      ["hindiWaiting", "waiting", ["translations.hi.description.text"]],
      ["englishBehind", "gap", ["history"]],
      ["kannada", "gap", ["translations.kn.description.text"]],
    ]);
  });
});

describe("the rest", () => {
  test.each(["0820 2520598", "+91 98450 12345", "0091 9845012345", "1800 425 1234", "2520598 / 0820 2520599"])(
    "%s can be called",
    (phone) => {
      expect(found({ phone })).toEqual([]);
    },
  );

  test.each(["2520598", "98450 1234", "+91 98450 123456"])("%s cannot", (phone) => {
    expect(found({ phone })).toEqual([["phoneIncomplete", null]]);
  });

  test("an address without encryption is given it", () => {
    expect(found({ website: "http://example.org/a", bookingUrl: "HTTP://example.org" })).toEqual([
      ["websiteInsecure", { website: "https://example.org/a" }],
      ["bookingUrlInsecure", { bookingUrl: "https://example.org" }],
    ]);
  });

  test("a season that others close on all of its days never applies", () => {
    const winter = { from: "11-01", to: "03-31" };
    const feast = { from: "12-24", to: "01-06", openOnly: true };
    const summer = { from: "03-01", to: "09-30", hours: whole.openingHours };
    expect(found({ closures: [winter, summer, { ...winter, from: "06-01", to: "06-02" }] })).toEqual([]);
    const { findings } = look({ closures: [winter, feast, summer] });
    expect(findings).toMatchObject([
      { code: "seasonClosed", kind: "contradiction", fields: ["closures.1.from"], says: { number: "2" } },
      { code: "seasonClosed", kind: "contradiction", fields: ["closures.2.from"], says: { number: "3" } },
    ]);
  });

  test("a picture from elsewhere needs credit and licence, a pooja its price", () => {
    expect(found({ image: "https://example.org/a.jpg" })).toEqual([
      ["imageCredit", null],
      ["imageLicense", null],
    ]);
    const { findings } = look({ poojaDetails: [{ charges: 1 }, { charges: null }] });
    expect(findings.map(({ fields }) => fields)).toEqual([["poojaDetails.1.charges"]]);
  });

  test("other records that may be the same come first", () => {
    const duplicates = [{ id: 7, name: "Krishna Temple", metres: 40 }];
    const { findings } = examine({ ...whole, website: "http://example.org" }, { place, duplicates, crowd: [] });
    expect(findings.map(({ code, other }) => [code, other?.id])).toEqual([
      ["likelyDuplicate", 7],
      ["websiteInsecure", undefined],
    ]);
  });

  test("nothing is claimed of a record that says nothing but what is missing", () => {
    const { findings, completeness } = examine(
      {
        ...whole,
        nameHi: null,
        nameKn: null,
        tradition: null,
        deity: null,
        latitude: null,
        longitude: null,
        district: null,
        pincode: null,
        phone: null,
        website: null,
        openingHours: null,
        image: null,
        poojaDetails: [],
        sources: [],
        texts: [{ field: "description", en: "missing", hi: "missing", kn: "missing" }],
      },
      {
        place: {
          around: { states: [], districts: [] },
          pincode: null,
          addressPincode: null,
          byPosition: { state: null, district: null, pincode: null },
          district: null,
          officialDistrict: null,
          isNearBorder: false,
          isInSea: false,
          kmFrom: { office: null, pincode: null, town: null },
          isChecked: false,
        },
        duplicates: [],
        crowd: [],
      },
    );
    expect(completeness.percent).toBe(0);
    expect(findings.filter(({ kind, fix }) => kind !== "gap" || fix)).toEqual([]);
    expect(findings).toHaveLength(15);
  });
});
