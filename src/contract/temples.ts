import { z } from "zod";
import { isClockTime } from "../domain/dates";
import { weekdays } from "../domain/openingHours";
import { withPoojaIds } from "../domain/poojas";
import {
  Id,
  integerIn,
  Latitude,
  Longitude,
  latitudeText,
  longitudeText,
  nameText,
  numberIn,
  optionalText,
  PageNumber,
  PageSize,
  typedText,
} from "./common";
import { OpeningHours } from "./openingHours";
import { searchFilters, searchSorts, settings, traditions } from "./vocabulary";

export const Tradition = z.enum(traditions, "errors.tradition");
export const Setting = z.enum(settings, "errors.setting");
/** `type` of the specified calls takes a tradition or a setting. */
export const TempleType = z.enum([...traditions, ...settings], "errors.type");

export const templeStatuses = ["pending", "active", "inactive", "archived", "rejected"] as const;
export const TempleStatus = z.enum(templeStatuses, "errors.status");

const TimeOfDay = z
  .string("errors.time")
  .length(5, "errors.time")
  .refine((time) => isClockTime(time), "errors.time");

/**
 * A pooja a temple offers: `charges` in rupees, `duration` in minutes, `capacity` in bookings at once, each null when
 * not known; without `days` it is offered every day, without `times` through the opening hours. `leadHours` is how
 * long before it begins it can still be booked. The id is given by the server where there is none.
 */
export const PoojaDetail = z.strictObject({
  id: z
    .string()
    .max(80, "errors.tooLong")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "errors.slug")
    .optional(),
  name: typedText(120).pipe(z.string().min(1, "errors.required")),
  charges: z.number("errors.number").min(0, "errors.negative").max(10_000_000, "errors.range").nullable(),
  description: optionalText(500),
  duration: z.int("errors.integer").min(1, "errors.range").max(1_440, "errors.range").nullable().default(null),
  capacity: z.int("errors.integer").min(1, "errors.range").max(10_000, "errors.range").nullable().default(null),
  days: z
    .array(z.enum(weekdays, "errors.custom"))
    .max(7, "errors.tooMany")
    .default([])
    .transform((days) => weekdays.filter((day) => days.includes(day))),
  times: z
    .array(TimeOfDay)
    .max(48, "errors.tooMany")
    .default([])
    .transform((times) => [...new Set(times)].sort()),
  leadHours: z.int("errors.integer").min(0, "errors.range").max(720, "errors.range").nullable().default(null),
});
/** All poojas of a temple, each with its id. */
export const PoojaDetails = z.array(PoojaDetail).max(60, "errors.tooMany").transform(withPoojaIds);

/** The same as it is answered. */
export const Pooja = z.object({
  id: z.string(),
  name: z.string(),
  charges: z.number().nullable(),
  description: z.string().nullable(),
  duration: z.int().nullable(),
  capacity: z.int().nullable(),
  days: z.array(z.enum(weekdays)),
  times: z.array(z.string()),
  leadHours: z.int().nullable(),
});
export type Pooja = z.infer<typeof Pooja>;

export const text = z.string().nullable();
export const listOfText = (items: number) =>
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
  /** the city in Hindi and in Kannada, where it is on record */
  cityHi: text,
  cityKn: text,
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
  /** the same in Hindi and in Kannada, where somebody translated it */
  timingsHi: z.string().optional(),
  timingsKn: z.string().optional(),
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
  poojaDetails: z.array(Pooja),
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
export const searchText = typedText(200).optional();

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

/** `GET /api/temples/cards`: the cards of up to 100 temples by id, in the order asked for. */
export const TempleCardsQuery = z.strictObject({
  ids: z
    .string("errors.required")
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, "errors.validation")
    .transform((text) => [...new Set(text.split(",").map(Number))]),
});

export const TempleSuggestQuery = z.strictObject({
  q: typedText(200).pipe(z.string().min(2, "errors.tooShort")),
  size: integerIn(1, 20, "errors.size").optional(),
});
export const Suggestion = TempleCard.pick({
  id: true,
  slug: true,
  name: true,
  nameHi: true,
  nameKn: true,
  city: true,
  cityHi: true,
  cityKn: true,
});
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = z.object({ suggestions: z.array(Suggestion) });

export const FeaturedQuery = z.strictObject({ limit: integerIn(1, 24, "errors.size").optional() });

export const coordinate = { latitude: Latitude.nullable(), longitude: Longitude.nullable() };

/** `POST /api/temples`: what a devotee shares; the temple is pending until approved. */
export const TempleSubmission = z.strictObject({
  name: nameText(160),
  address: typedText(500).pipe(z.string().min(1, "errors.required")),
  latitude: Latitude.nullable().optional(),
  longitude: Longitude.nullable().optional(),
  timings: optionalText(300).optional(),
  specialities: typedText(1000).or(listOfText(40)).nullable().optional(),
  poojaDetails: typedText(2000).or(PoojaDetails).nullable().optional(),
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
