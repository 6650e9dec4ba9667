/** Other names people give a column, by the field it stands for; compared without case, blanks and signs. */
const otherNames: Readonly<Record<string, string>> = {
  id: "templeid",
  name: "temple templename title mandir nameen englishname",
  nameHi: "hindiname namehindi nameinhindi",
  nameKn: "kannadaname namekannada nameinkannada",
  slug: "url path",
  tradition: "religion faith",
  setting: "category",
  type: "templetype kind",
  deity: "god goddess maindeity presidingdeity",
  location: "place cityandstate citystate",
  city: "town village cityname",
  state: "statename province",
  address: "fulladdress streetaddress street",
  pincode: "pin zip zipcode postalcode postcode",
  latitude: "lat",
  longitude: "lng lon long",
  phone: "telephone phonenumber mobile contact",
  email: "emailaddress mail",
  website: "web site webaddress homepage",
  image: "imageurl picture photo photourl",
  imageCredit: "credit photocredit picturecredit",
  imageLicense: "license licence imagelicence",
  wikidataId: "wikidata",
  gallery: "images photos pictures",
  amenities: "facilities",
  specialities: "specialties speciality specialty",
  timings: "timing hours",
  openingHours: "weeklyhours",
  bestTime: "besttimetovisit",
  dressCode: "dress",
  pujari: "priest",
  description: "about",
  history: "",
  significance: "importance",
  poojaDetails: "poojas pujas pooja pujadetails",
  isActive: "active",
  isVerified: "verified",
};

/** What an export carries and an import does not take: it follows from other things. */
const readOnly = new Set(
  "rating reviewcount ishighlyrated isauspicioustoday status version createdat updatedat deletedat distance distancekm error".split(
    " ",
  ),
);

const bare = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const fieldByHeader = new Map(
  Object.entries(otherNames).flatMap(([field, names]) =>
    [bare(field), ...names.split(" ")].filter(Boolean).map((name) => [name, field] as const),
  ),
);

/** The field a column's header stands for, `read-only` for one an import leaves alone, or undefined. */
export function fieldOf(header: string): string | "read-only" | undefined {
  const name = bare(header);
  return readOnly.has(name) ? "read-only" : fieldByHeader.get(name);
}
