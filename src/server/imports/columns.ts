import type { AdminTemple } from "../../contract/adminTemples";
import { csvLine } from "../../domain/csv";
import { listCell, poojaCell } from "./cells";

type Cell = string | number | boolean | null;

/** The columns of an export, in order; an import knows them by these names and by others (`headers.ts`). */
const columns = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  nameHi: ({ nameHi }) => nameHi,
  nameKn: ({ nameKn }) => nameKn,
  deity: ({ deity }) => deity,
  tradition: ({ tradition }) => tradition,
  setting: ({ setting }) => setting,
  city: ({ city }) => city,
  state: ({ state }) => state,
  address: ({ address }) => address,
  pincode: ({ pincode }) => pincode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website,
  timings: ({ timings }) => timings,
  openingHours: ({ openingHours }) => (openingHours ? JSON.stringify(openingHours) : null),
  bestTime: ({ bestTime }) => bestTime,
  dressCode: ({ dressCode }) => dressCode,
  pujari: ({ pujari }) => pujari,
  description: ({ description }) => description,
  history: ({ history }) => history,
  significance: ({ significance }) => significance,
  specialities: ({ specialities }) => listCell(specialities),
  amenities: ({ amenities }) => listCell(amenities),
  poojaDetails: ({ poojaDetails }) => poojaCell(poojaDetails),
  image: ({ image }) => image,
  imageCredit: ({ imageCredit }) => imageCredit,
  imageLicense: ({ imageLicense }) => imageLicense,
  gallery: ({ gallery }) => listCell(gallery),
  wikidataId: ({ wikidataId }) => wikidataId,
  isActive: ({ isActive }) => isActive,
  isVerified: ({ isVerified }) => isVerified,
} satisfies Record<string, (temple: AdminTemple) => Cell>;

export type ExportColumn = keyof typeof columns;

export const csvHeader = (): string => csvLine(Object.keys(columns));
export const csvRow = (temple: AdminTemple): string => csvLine(Object.values(columns).map((cellOf) => cellOf(temple)));
