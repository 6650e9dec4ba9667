/** The closed word lists of the product, apart from the schemas so that a page can show them without loading zod. */
export const traditions = ["Hindu", "Jain", "Buddhist", "Sikh", "Bahai"] as const;
export type Tradition = (typeof traditions)[number];
export const settings = ["Ancient", "Modern", "Cave", "Hill", "Riverside"] as const;
export type Setting = (typeof settings)[number];
export const deities = ["Shiva", "Vishnu", "Ganesha", "Devi", "Hanuman"] as const;

export const searchFilters = ["all", "nearby", "popular", "festivals", "auspicious"] as const;
export type SearchFilter = (typeof searchFilters)[number];
export const searchSorts = ["relevance", "rating", "name", "distance"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The cities of the Panchang's selector, in their order there. */
export const panchangCities = ["Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata"] as const;
export type PanchangCity = (typeof panchangCities)[number];
/** Years an almanac is computed for. */
export const panchangYears = { first: 1900, last: 2100 } as const;

/** Festivals of the country, of a region, and the vows that return every month. */
export const festivalTypes = ["MAJOR", "REGIONAL", "VRAT"] as const;
export type FestivalType = (typeof festivalTypes)[number];
/** Languages of the texts that the server chooses. */
export const textLanguages = ["en", "hi", "kn"] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** How an announcement looks: news, or something to mind. */
export const bannerTones = ["note", "warn"] as const;
export type BannerTone = (typeof bannerTones)[number];

/** Names of a temple beside the one it is listed under. */
export const nameKinds = ["official", "common", "former", "transliteration"] as const;
/** Sources of identifiers are short words: `hrce`, `osm`, `endowments-karnataka`. */
export const identifierSource = /^[a-z][a-z0-9-]{1,39}$/;
/** Texts of a temple that are kept in Hindi and in Kannada too. */
export const translatedFields = [
  "description",
  "history",
  "significance",
  "gettingThere",
  "queue",
  "stay",
  "bestTime",
  "dressCode",
  "specialities",
] as const;
export type TranslatedField = (typeof translatedFields)[number];
/** How far a text is; drafts are shown to nobody. */
export const textStates = ["draft", "machine", "reviewed"] as const;
export type TextState = (typeof textStates)[number];
export const photographyRules = ["allowed", "outside", "forbidden"] as const;
/** Whether worship is held at a temple: a monument may have none. Where it is not on record, it is taken to be held. */
export const worshipStates = ["active", "none"] as const;
/** Whether one reaches the shrine in a wheelchair. */
export const wheelchairAccess = ["yes", "partly", "no"] as const;
/** Who says what is on record: what the temple itself says is not overwritten by a list. */
export const sourceKinds = ["temple", "office", "list", "public", "editor"] as const;
/** Parts of a place that follow from coordinates or a PIN code where nobody gave them. */
export const placeFields = ["locality", "taluk", "district", "pincode"] as const;
export type PlaceField = (typeof placeFields)[number];
/** How exact a position is: where the temple stands, to some hundred metres, or only its town or village. */
export const positionPrecisions = ["site", "place"] as const;
export type PositionPrecision = (typeof positionPrecisions)[number];
/** The styles that temples are built in. */
export const architectures = [
  "Dravidian",
  "Nagara",
  "Vesara",
  "Hoysala",
  "Kalinga",
  "Kerala",
  "Himalayan",
  "Hemadpanthi",
  "Bengal",
  "Maru-Gurjara",
  "Rock-cut",
  "Indo-Islamic",
  "Modern",
] as const;
