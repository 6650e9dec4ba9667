/** The closed word lists of the product, apart from the schemas so that a page can show them without loading zod. */
export const traditions = ["Hindu", "Jain", "Buddhist", "Sikh"] as const;
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
