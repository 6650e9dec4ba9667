/**
 * The present official names of towns where the gazetteer (GeoNames) writes a former or another one:
 * `gazetteer | official | state`. The gazetteer's name stays one that a town is found by.
 */
const names = `
Mysore | Mysuru | Karnataka
Mangalore | Mangaluru | Karnataka
Hubli | Hubballi | Karnataka
Bijapur | Vijayapura | Karnataka
Shimoga | Shivamogga | Karnataka
Gulbarga | Kalaburagi | Karnataka
Bellary | Ballari | Karnataka
Belgaum | Belagavi | Karnataka
Tumkur | Tumakuru | Karnataka
Chikmagalur | Chikkamagaluru | Karnataka
Chik Ballapur | Chikkaballapura | Karnataka
Chamrajnagar | Chamarajanagar | Karnataka
Bagalkot | Bagalkote | Karnataka
Hospet | Hosapete | Karnataka
Closepet | Ramanagara | Karnataka
Bangalore | Bengaluru | Karnataka
Mudbidri | Moodabidri | Karnataka
Sravana Belgola | Shravanabelagola | Karnataka
Sholapur | Solapur | Maharashtra
Chanda | Chandrapur | Maharashtra
Sambhaji Nagar | Chhatrapati Sambhajinagar | Maharashtra
Negapatam | Nagapattinam | Tamil Nadu
Villupuram | Viluppuram | Tamil Nadu
Tiruchchendur | Tiruchendur | Tamil Nadu
Mahabalipuram | Mamallapuram | Tamil Nadu
Tellicherry | Thalassery | Kerala
Panjim | Panaji | Goa
Madgaon | Margao | Goa
Dehra Dun | Dehradun | Uttarakhand
Fyzabad | Faizabad | Uttar Pradesh
Barddhaman | Bardhaman | West Bengal
Darjiling | Darjeeling | West Bengal
Navadwip | Nabadwip | West Bengal
`;

const official = new Map(
  names
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = "", state = ""] = line.split(" | ");
      return [`${from}, ${state}`, to] as const;
    }),
);

/** Without the diacritics of scholarly spelling: Hyderābād is Hyderabad. */
export const plainTown = (name: string): string => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** The present official name of a town as the gazetteer writes it: Tumkūr is Tumakuru. Of two of a name its state tells which. */
export function townNamed(name: string, state: string): string {
  const plain = plainTown(name);
  return official.get(`${plain}, ${state}`) ?? plain;
}

/** The official names that a name of the gazetteer stands for, in whichever state. */
export const officialTowns = (name: string): string[] =>
  [...official].flatMap(([key, to]) => (key.startsWith(`${name}, `) ? [to] : []));
