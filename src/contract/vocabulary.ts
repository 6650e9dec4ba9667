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
