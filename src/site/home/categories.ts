/** The six category tiles: where each leads, and which drawing it shows. */
export const artTiles = [
  {
    key: "shiva",
    to: "/search?deity=Shiva",
    art: { id: 3, tradition: "Hindu", setting: null, state: "Madhya Pradesh" },
  },
  {
    key: "southIndia",
    to: "/search?q=South+India",
    art: { id: 1, tradition: "Hindu", setting: null, state: "Tamil Nadu" },
  },
  { key: "hill", to: "/search?type=Hill", art: { id: 2, tradition: "Hindu", setting: "Hill", state: "Uttarakhand" } },
  { key: "devi", to: "/search?deity=Devi", art: { id: 4, tradition: "Hindu", setting: null, state: "West Bengal" } },
  { key: "northIndia", to: "/search?q=North+India", art: { id: 5, tradition: "Sikh", setting: null, state: "Punjab" } },
  { key: "sunrise", to: "/search?q=Surya", art: { id: 6, tradition: "Hindu", setting: null, state: "Odisha" } },
] as const;
