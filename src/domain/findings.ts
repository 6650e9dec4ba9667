import { type Completeness, completenessOf, type Described, type RecordPart } from "./completeness";
import { type ContactSaid, contactFindings } from "./findings/contactFindings";
import { type Finding, type Fix, finding, findingKinds } from "./findings/finding";
import { type PlaceEvidence, type PlaceSaid, placeFindings } from "./findings/placeFindings";
import { type SeasonsSaid, seasonFindings } from "./findings/seasonFindings";
import { type NamesSaid, nameFindings, otherNameIn, textFindings, untranslated } from "./findings/textFindings";

/** A record as it is examined. */
export type Examined = Described &
  PlaceSaid &
  NamesSaid &
  ContactSaid &
  SeasonsSaid & {
    imageCredit: string | null;
    imageLicense: string | null;
    poojaDetails: readonly { charges: number | null }[];
  };

/** What is known beside the record. */
export type Evidence = {
  place: PlaceEvidence;
  /** other records that may be the same temple */
  duplicates: readonly { id: number; name: string; metres: number | null }[];
  /** what follows from the positions of all records */
  crowd: readonly Finding[];
};

/**
 * How whole a record is, and what an editor can do about it: contradictions first, then what waits to be read, then
 * what is not there. Only what follows from the record and the evidence is said, and only a fix that follows is offered.
 */
export function examine(temple: Examined, evidence: Evidence): { completeness: Completeness; findings: Finding[] } {
  const completeness = completenessOf(temple);
  const missing = completeness.parts.filter(({ isPresent }) => !isPresent).map(({ part }) => part);
  const found = [
    ...evidence.duplicates.map((other) => finding("likelyDuplicate", "contradiction", ["name"], { other })),
    ...nameFindings(temple),
    ...placeFindings(temple, evidence.place),
    ...evidence.crowd,
    ...contactFindings(temple),
    ...seasonFindings(temple),
    ...textFindings(temple.texts),
    ...missing.flatMap((part) => gap(part, temple, evidence.place)),
    ...pictureGaps(temple),
    ...priceGaps(temple),
  ];
  return { completeness, findings: findingKinds.flatMap((kind) => found.filter((one) => one.kind === kind)) };
}

const inputs: Record<RecordPart, readonly string[]> = {
  nameHi: ["nameHi"],
  nameKn: ["nameKn"],
  tradition: ["tradition"],
  deity: ["deity"],
  position: ["latitude", "longitude"],
  district: ["district"],
  pincode: ["pincode"],
  contact: ["phone", "website"],
  hours: ["openingHours"],
  services: ["poojaDetails", "bookingUrl"],
  english: ["description"],
  hindi: [],
  kannada: [],
  picture: ["image"],
  sources: ["sources"],
};

/** A part that is not there; texts that are there and wait to be read are told as such. */
function gap(part: RecordPart, temple: Examined, place: PlaceEvidence): Finding[] {
  if (part === "hindi" || part === "kannada") {
    const fields = untranslated(temple.texts, part === "hindi" ? "hi" : "kn");
    return fields.length > 0 ? [finding(part, "gap", fields)] : [];
  }
  if (part === "english" && temple.texts.some(({ field, en }) => field === "description" && en !== "missing"))
    return [];
  return [finding(part, "gap", inputs[part], { fix: fixOf(part, temple, place) })];
}

/** What of a missing part follows from the rest. */
function fixOf(part: RecordPart, temple: Examined, place: PlaceEvidence): Fix | null {
  if (part === "nameHi" || part === "nameKn") {
    const name = otherNameIn(temple, part === "nameHi" ? "hi" : "kn");
    return name === null ? null : { [part]: name };
  }
  if (part === "district" && place.district !== null) return { district: place.district };
  const pincode = place.addressPincode ?? (place.byPosition.state === temple.state ? place.byPosition.pincode : null);
  return part === "pincode" && pincode !== null ? { pincode } : null;
}

/** A picture from elsewhere says who made it and on what terms it is shown; those sent here say it themselves. */
function pictureGaps({ image, imageCredit, imageLicense }: Examined): Finding[] {
  if (!image?.startsWith("http")) return [];
  return [
    ...(imageCredit ? [] : [finding("imageCredit", "gap", ["imageCredit"])]),
    ...(imageLicense ? [] : [finding("imageLicense", "gap", ["imageLicense"])]),
  ];
}

function priceGaps({ poojaDetails }: Examined): Finding[] {
  const fields = poojaDetails.flatMap(({ charges }, at) => (charges === null ? [`poojaDetails.${at}.charges`] : []));
  return fields.length > 0 ? [finding("poojasWithoutPrice", "gap", fields)] : [];
}
