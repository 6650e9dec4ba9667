import { z } from "zod";
import {
  BooleanText,
  Id,
  integerIn,
  Latitude,
  Longitude,
  latitudeText,
  longitudeText,
  numberIn,
  optionalText,
  PageNumber,
  PageSize,
  typedText,
  WebAddress,
} from "./common";
import { PictureAddress } from "./images";
import { OpeningHours } from "./openingHours";
import { searchFilters, searchSorts, settings, traditions } from "./vocabulary";

export const Tradition = z.enum(traditions, "errors.tradition");
export const Setting = z.enum(settings, "errors.setting");
/** `type` of the specified calls takes a tradition or a setting. */
export const TempleType = z.enum([...traditions, ...settings], "errors.type");

export const templeStatuses = ["pending", "active", "inactive", "archived", "rejected"] as const;
export const TempleStatus = z.enum(templeStatuses, "errors.status");

/** A pooja as the temple page lists it; `charges` in rupees, null when not known. */
export const PoojaDetail = z.strictObject({
  name: typedText(120).pipe(z.string().min(1, "errors.required")),
  charges: z.number("errors.number").min(0, "errors.negative").max(10_000_000, "errors.range").nullable(),
  description: optionalText(500),
});

const text = z.string().nullable();
const listOfText = (items: number) =>
  z.array(typedText(200).pipe(z.string().min(1, "errors.required"))).max(items, "errors.tooMany");

/** What a card, a list row and a marker show. `distance` and `distanceKm` are there when a position was asked for. */
export const TempleCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  nameHi: text,
  nameKn: text,
  location: z.string(),
  city: z.string(),
  state: z.string(),
  address: text,
  image: text,
  imageCredit: text,
  imageLicense: text,
  rating: z.number(),
  reviewCount: z.int(),
  deity: text,
  type: text,
  tradition: text,
  setting: text,
  timings: text,
  isVerified: z.boolean(),
  isHighlyRated: z.boolean(),
  isAuspiciousToday: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distanceKm: z.number().optional(),
  distance: z.string().optional(),
});
export type TempleCard = z.infer<typeof TempleCard>;

/** A temple as its page shows it. */
export const PublicTemple = TempleCard.extend({
  pincode: text,
  phone: text,
  email: text,
  website: text,
  description: text,
  history: text,
  pujari: text,
  significance: text,
  specialities: z.array(z.string()),
  bestTime: text,
  /** the week's hours, where they are on record; `domain/openingHours` tells from them whether it is open */
  openingHours: OpeningHours.nullable(),
  dressCode: text,
  amenities: z.array(z.string()),
  gallery: z.array(z.string()),
  poojaDetails: z.array(z.object({ name: z.string(), charges: z.number().nullable(), description: text })),
  wikidataId: text,
  updatedAt: z.string(),
});
export type PublicTemple = z.infer<typeof PublicTemple>;

/** `/api/temples/:id` takes a row id or a slug (a slug is never all digits). */
export const TempleParams = z.strictObject({
  id: z
    .string()
    .regex(/^(\d{1,10}|[a-z0-9]+(-[a-z0-9]+)*)$/, "errors.slug")
    .max(100, "errors.slug"),
});

const position = { lat: latitudeText.optional(), lng: longitudeText.optional() };
const searchText = typedText(200).optional();

/** `GET /api/temples/search`; pages are one-based. */
export const TempleSearchQuery = z.strictObject({
  q: searchText,
  location: searchText,
  filter: z.enum(searchFilters, "errors.filter").optional(),
  type: TempleType.or(z.literal("")).optional(),
  deity: typedText(80).optional(),
  sort: z.enum(searchSorts, "errors.sort").optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
  ...position,
  boost: z.literal("location", "errors.boost").optional(),
  engine: z.literal("es", "errors.engine").optional(),
});
export type TempleSearchQuery = z.infer<typeof TempleSearchQuery>;

export const TempleSearchPage = z.object({
  temples: z.array(TempleCard),
  page: z.int(),
  size: z.int(),
  total: z.int(),
  totalPages: z.int(),
  /** When nothing was found as typed: the nearest spelling that does find something. */
  didYouMean: z.string().optional(),
});
export type TempleSearchPage = z.infer<typeof TempleSearchPage>;

export const nearbySorts = ["distance", "rating", "name"] as const;

/** `GET /api/temples/nearby`; `distanceKm` is the radius. */
export const TempleNearbyQuery = z.strictObject({
  lat: latitudeText,
  lng: longitudeText,
  distanceKm: numberIn(0.1, 200, "errors.distance").optional(),
  size: PageSize.optional(),
  sortBy: z.enum(nearbySorts, "errors.sort").optional(),
  type: TempleType.or(z.literal("")).optional(),
  deity: typedText(80).optional(),
});
export type TempleNearbyQuery = z.infer<typeof TempleNearbyQuery>;
export const TempleList = z.object({ temples: z.array(TempleCard), total: z.int() });
export type TempleList = z.infer<typeof TempleList>;

export const TempleSuggestQuery = z.strictObject({
  q: typedText(200).pipe(z.string().min(2, "errors.tooShort")),
  size: integerIn(1, 20, "errors.size").optional(),
});
export const Suggestion = z.object({ id: Id, name: z.string(), city: z.string(), slug: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = z.object({ suggestions: z.array(Suggestion) });

export const FeaturedQuery = z.strictObject({ limit: integerIn(1, 24, "errors.size").optional() });

const coordinate = { latitude: Latitude.nullable(), longitude: Longitude.nullable() };

/** `POST /api/temples`: what a devotee shares; the temple is pending until approved. */
export const TempleSubmission = z.strictObject({
  name: typedText(160).pipe(z.string().min(1, "errors.required")),
  address: typedText(500).pipe(z.string().min(1, "errors.required")),
  latitude: Latitude.nullable().optional(),
  longitude: Longitude.nullable().optional(),
  timings: optionalText(300).optional(),
  specialities: typedText(1000).or(listOfText(40)).nullable().optional(),
  poojaDetails: typedText(2000).or(z.array(PoojaDetail).max(60, "errors.tooMany")).nullable().optional(),
});
export type TempleSubmission = z.infer<typeof TempleSubmission>;
/** `GET /api/temples/similar`: asked before a temple is sent in, "Is it one of these?" */
export const TempleSimilarQuery = z.strictObject({
  name: typedText(160).pipe(z.string().min(1, "errors.required")),
  address: typedText(500).optional(),
  city: typedText(100).optional(),
  ...position,
});
export type TempleSimilarQuery = z.infer<typeof TempleSimilarQuery>;
export const SubmittedTemple = z.object({ id: Id, name: z.string(), slug: z.string(), status: TempleStatus });

/**
 * A temple as the console writes it, from either form. `type` may be a tradition or a setting, `location` is
 * `City, State`, `active`/`verified` are the simple form's names of `isActive`/`isVerified`.
 */
export const TempleInput = z.strictObject({
  name: typedText(160).pipe(z.string().min(1, "errors.required")),
  nameHi: optionalText(200),
  nameKn: optionalText(200),
  slug: z
    .string()
    .trim()
    .max(100, "errors.tooLong")
    .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, "errors.slug"),
  type: TempleType.nullable(),
  tradition: Tradition.nullable(),
  setting: Setting.nullable(),
  deity: optionalText(80),
  location: typedText(200),
  city: typedText(100).pipe(z.string().min(1, "errors.required")),
  state: typedText(100).pipe(z.string().min(1, "errors.required")),
  address: optionalText(500),
  pincode: z
    .string()
    .trim()
    .regex(/^([1-9]\d{5})?$/, "errors.pincode")
    .nullable()
    .transform((code) => code || null),
  ...coordinate,
  phone: z
    .string()
    .trim()
    .regex(/^([+\d][\d\s()/,-]{4,40})?$/, "errors.phone")
    .nullable()
    .transform((phone) => phone || null),
  email: z
    .literal("")
    .or(z.email("errors.email"))
    .nullable()
    .transform((email) => email || null),
  website: z
    .literal("")
    .or(WebAddress)
    .nullable()
    .transform((address) => address || null),
  image: z
    .literal("")
    .or(PictureAddress)
    .nullable()
    .transform((address) => address || null),
  /** who made the picture and on what terms it may be shown */
  imageCredit: optionalText(300),
  imageLicense: optionalText(100),
  wikidataId: z
    .string()
    .trim()
    .regex(/^(Q\d{1,12})?$/, "errors.wikidataId")
    .nullable()
    .transform((id) => id || null),
  gallery: z.array(PictureAddress).max(40, "errors.tooMany"),
  amenities: listOfText(40),
  specialities: listOfText(40),
  timings: optionalText(300),
  openingHours: OpeningHours.nullable(),
  bestTime: optionalText(300),
  dressCode: optionalText(300),
  pujari: optionalText(200),
  description: optionalText(20_000),
  history: optionalText(20_000),
  significance: optionalText(20_000),
  poojaDetails: z.array(PoojaDetail).max(60, "errors.tooMany"),
  isActive: z.boolean("errors.boolean"),
  isVerified: z.boolean("errors.boolean"),
  active: z.boolean("errors.boolean"),
  verified: z.boolean("errors.boolean"),
  /** The version the editor saw; another one on record answers 409. */
  version: z.int().min(1),
});

/** Creating needs a name and a place; everything else may follow. */
export const TempleCreate = TempleInput.partial()
  .required({ name: true })
  .refine((temple) => Boolean(temple.location?.trim() || (temple.city && temple.state)), {
    path: ["location"],
    message: "errors.required",
  });
export type TempleCreate = z.infer<typeof TempleCreate>;
export const TemplePatch = TempleInput.partial().refine(
  (patch) => Object.keys(patch).some((field) => field !== "version"),
  "errors.emptyUpdate",
);
export type TemplePatch = z.infer<typeof TemplePatch>;

/** A temple as the console reads it: `type` is the setting here, `active`/`verified` repeat the two flags. */
export const AdminTemple = PublicTemple.omit({ distance: true, distanceKm: true, isAuspiciousToday: true }).extend({
  status: TempleStatus,
  isActive: z.boolean(),
  active: z.boolean(),
  verified: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  deletedAt: text,
});
export type AdminTemple = z.infer<typeof AdminTemple>;

export const adminTempleSorts = [
  "name",
  "city",
  "state",
  "deity",
  "rating",
  "status",
  "createdAt",
  "updatedAt",
  "id",
] as const;

/** Filters the console's list and its export share. */
export const AdminTempleFilters = z.strictObject({
  search: searchText,
  location: searchText,
  deity: typedText(80).optional(),
  type: TempleType.or(z.literal("")).optional(),
  status: TempleStatus.or(z.literal("")).optional(),
  verified: BooleanText.optional(),
});
export type AdminTempleFilters = z.infer<typeof AdminTempleFilters>;

/** Without `page` the answer is a bare list, with it a page. */
export const AdminTempleQuery = AdminTempleFilters.extend({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  sortBy: z.enum(adminTempleSorts, "errors.sort").optional(),
  sortDir: z.enum(["asc", "desc"], "errors.sort").optional(),
});
export type AdminTempleQuery = z.infer<typeof AdminTempleQuery>;
export const AdminTemplePage = z.object({
  temples: z.array(AdminTemple),
  page: z.int(),
  size: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type AdminTemplePage = z.infer<typeof AdminTemplePage>;
export const AdminTempleList = z.array(AdminTemple).or(AdminTemplePage);

export const ExportQuery = AdminTempleFilters.extend({ format: z.enum(["csv", "json"], "errors.format").optional() });
export const TicketedExportQuery = AdminTempleFilters.extend({ ticket: z.string().max(100).optional() });
export const Ticket = z.object({ ticket: z.string(), expiresAt: z.string() });
