/** Shown, labelled as samples, when the home page could not be loaded. */
export const sampleTemples = [
  { key: "kashi", art: { id: 11, tradition: "Hindu", setting: null, state: "Uttar Pradesh" } },
  { key: "meenakshi", art: { id: 12, tradition: "Hindu", setting: null, state: "Tamil Nadu" } },
  { key: "golden", art: { id: 13, tradition: "Sikh", setting: null, state: "Punjab" } },
] as const;
export type SampleTemple = (typeof sampleTemples)[number];
