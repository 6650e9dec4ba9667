import { describe, expect, test } from "vitest";
import { changedValues, inStep, sentValues, templeShape, valuesOf } from "../../src/admin/temples/templeValues";
import { AdminTemple, TempleCreate } from "../../src/contract/adminTemples";
import { splitLocation } from "../../src/domain/location";

const temple = AdminTemple.parse({
  id: 7,
  slug: "north-gate",
  name: "North Gate",
  nameHi: null,
  nameKn: null,
  location: "Mysuru, Karnataka",
  city: "Mysuru",
  state: "Karnataka",
  address: null,
  image: null,
  imageCredit: null,
  imageLicense: null,
  rating: 0,
  reviewCount: 0,
  deity: "Shiva",
  type: "Hill",
  tradition: "Hindu",
  setting: "Hill",
  timings: null,
  isVerified: false,
  isHighlyRated: false,
  latitude: 12.3,
  longitude: 76.6,
  positionPrecision: "place",
  pincode: null,
  phone: null,
  email: null,
  website: null,
  description: null,
  history: null,
  pujari: null,
  significance: null,
  specialities: [],
  bestTime: null,
  openingHours: null,
  dressCode: null,
  amenities: ["Parking"],
  locality: null,
  taluk: null,
  district: null,
  bookingUrl: null,
  worship: null,
  photography: null,
  wheelchair: null,
  gettingThere: null,
  queue: null,
  stay: null,
  architecture: null,
  built: null,
  englishStates: {},
  translations: null,
  names: [],
  identifiers: [],
  closures: [],
  ownFestivals: [],
  sources: [],
  sourceNotes: [],
  derivedFields: [],
  gallery: [],
  pictures: [],
  pictureNotes: [],
  poojaDetails: [],
  wikidataId: null,
  updatedAt: "2026-03-01T05:30:00.000Z",
  status: "active",
  isActive: true,
  active: true,
  verified: false,
  version: 3,
  createdAt: "2026-03-01T05:30:00.000Z",
  deletedAt: null,
});

describe("what is sent", () => {
  test("an end of a season without a rule has none, as the record has none", () => {
    const season = { from: "11-02", to: "04-28", note: null };
    const kept = { ...valuesOf(temple), closures: [season] };
    const typed = { ...season, closesOn: { basis: undefined }, opensOn: undefined } as never;
    expect(changedValues({ ...kept, closures: [typed] }, { ...temple, closures: [season] })).toEqual({});
    const opensOn = { basis: "festival" as const, festival: "akshaya-tritiya" as const, offset: 0 };
    expect(sentValues({ ...kept, closures: [{ ...season, opensOn }] }).closures).toEqual([
      { ...season, closesOn: null, opensOn },
    ]);
    const hours = ["17:00", "", null].map((opensAt) => sentValues({ ...kept, closures: [{ ...season, opensAt }] }));
    expect(hours.map(({ closures }) => closures?.[0]?.opensAt)).toEqual(["17:00", undefined, undefined]);
    const ticked = { ...opensOn, about: true };
    const [about] = sentValues({ ...kept, closures: [{ ...season, opensOn: ticked }] }).closures ?? [];
    expect(about?.opensOn).toEqual(ticked);
    const [cleared] =
      sentValues({ ...kept, closures: [{ ...season, opensOn: { ...opensOn, about: false } }] }).closures ?? [];
    expect(Object.keys(cleared?.opensOn ?? {})).toEqual(["basis", "festival", "offset"]);
  });

  test("of an untouched record is nothing", () => {
    expect(changedValues(valuesOf(temple), temple)).toEqual({});
  });

  test("is what changed alone, and a blanked field is null", () => {
    const typed = { ...valuesOf(temple), deity: " ", amenities: ["Parking", "Ramp"], nameHi: " उत्तर द्वार " };
    expect(changedValues(typed, temple)).toEqual({ deity: null, amenities: ["Parking", "Ramp"], nameHi: "उत्तर द्वार" });
  });

  test.each([
    ["a pin", { latitude: 12.30521, longitude: 76.65517, positionPrecision: "site" as const }, "site"],
    ["another town", { latitude: 12.4, positionPrecision: "place" as const }, "place"],
    ["numbers of which nobody said it", { latitude: 12.30521, positionPrecision: null }, null],
  ])("of a position that moves is how exact it is, also where that stays the same: %s", (_, moved, sent) => {
    expect(changedValues({ ...valuesOf(temple), ...moved }, temple)).toEqual({ ...moved, positionPrecision: sent });
  });

  test("for a new temple has coordinates that are null when blank, and no blank address", () => {
    const sent = sentValues({
      ...valuesOf(undefined),
      name: "North Gate",
      city: "Mysuru",
      state: "Karnataka",
      slug: "",
    });
    expect(sent).toMatchObject({ name: "North Gate", latitude: null, longitude: null, isActive: true });
    expect(sent).not.toHaveProperty("slug");
    expect(TempleCreate.safeParse(sent).success).toBe(true);
  });

  test("has pictures whose texts are none where nobody typed any", () => {
    const url = "https://a.example/1.jpg";
    const typed = { url, alt: { en: " The gate ", hi: "" }, credit: " " };
    // as the form holds it, where nobody typed in the other inputs
    const { pictures } = sentValues(JSON.parse(JSON.stringify({ pictures: [typed] })));
    const alt = { en: "The gate", hi: null, kn: null };
    expect(pictures).toEqual([{ url, alt, credit: null, license: null, focus: null }]);
  });
});

test("a position of somebody else is taken with how exact they say it is", () => {
  const theirs = { ...temple, latitude: 12.4, positionPrecision: "site" as const };
  expect(templeShape.taken(["latitude"], theirs)).toEqual({ latitude: 12.4, positionPrecision: "site" });
});

describe("the simple form's view", () => {
  test("shows the setting as the type, else the tradition", () => {
    expect(valuesOf(temple).type).toBe("Hill");
    expect(valuesOf({ ...temple, setting: null }).type).toBe("Hindu");
  });

  test.each([
    [{ type: "Cave" }, { setting: "Cave" }],
    [{ type: "Jain" }, { tradition: "Jain" }],
    [{ location: "Salem, Tamil Nadu" }, { city: "Salem", state: "Tamil Nadu" }],
    [{ location: "Salem" }, { city: "", state: "" }],
    [{ name: "South Gate" }, {}],
    [{ latitude: 12.4 }, { positionPrecision: "place" }],
    [{ latitude: 12.30521 }, { positionPrecision: null }],
    [{ longitude: null }, { positionPrecision: null }],
    [{ positionPrecision: "site" }, {}],
  ] as const)("%j sets %j", (changed, others) => {
    expect(inStep(changed, { ...valuesOf(temple), ...changed })).toEqual(others);
  });

  test.each([
    [{ city: "Hassan" }, { location: "Hassan, Karnataka" }],
    [{ setting: null }, { type: "Hindu" }],
  ] as const)("follows %j", (changed, others) => {
    expect(inStep(changed, { ...valuesOf(temple), ...changed })).toEqual(others);
  });

  test.each([
    ["Madurai, Tamil Nadu", { city: "Madurai", state: "Tamil Nadu" }],
    ["Anna Nagar, Chennai, Tamil Nadu", { city: "Anna Nagar, Chennai", state: "Tamil Nadu" }],
    ["Madurai", undefined],
    [", Tamil Nadu", undefined],
    ["Madurai,", undefined],
  ])("splits %j", (location, parts) => {
    expect(splitLocation(location)).toEqual(parts);
  });
});
