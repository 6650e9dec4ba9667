import { z } from "zod";
import { weekdays } from "../domain/openingHours";
import { withPoojaIds } from "../domain/poojas";
import {
  atMost,
  Id,
  integerIn,
  latitudeText,
  longitudeText,
  optionalText,
  PageNumber,
  PageSize,
  paged,
  typedText,
} from "./common";
import { CivilDate, TimeOfDay } from "./dates";
import { OpeningHours } from "./openingHours";
import { PictureFocus, ShownPicture } from "./pictures";
import { Slug } from "./slug";
import { standingParts } from "./standing";
import {
  Closure,
  DatedFestival,
  FieldSource,
  Identifier,
  ListMembership,
  TempleName,
  Translations,
} from "./templeFacts";
import { mostOf } from "./templeLimits";
import {
  AskedSection,
  BoxText,
  NamedFestival,
  NamedList,
  PlacePath,
  SearchedAround,
  UnderstoodWords,
} from "./templeSearch";
import { placeFields, positionPrecisions, searchFilters, searchSorts, settings, traditions } from "./vocabulary";

export const Tradition = z.enum(traditions, "errors.tradition");
export const Setting = z.enum(settings, "errors.setting");
/** `type` of the specified calls takes a tradition or a setting. */
export const TempleType = z.enum([...traditions, ...settings], "errors.type");

export const templeStatuses = ["pending", "active", "inactive", "archived", "rejected"] as const;
export const TempleStatus = z.enum(templeStatuses, "errors.status");

/**
 * A pooja a temple offers: `charges` in rupees, `duration` in minutes, `capacity` in bookings at once, each null when
 * not known; without `days` it is offered every day, without `times` through the opening hours. `leadHours` is how
 * long before it begins it can still be booked. The id is given by the server where there is none.
 */
export const PoojaDetail = z.strictObject({
  id: z
    .string()
    .max(80, atMost("errors.tooLong"))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "errors.slug")
    .optional(),
  name: typedText(120).pipe(z.string().min(1, "errors.required")),
  charges: z.number("errors.number").min(0, "errors.negative").max(10_000_000, "errors.range").nullable(),
  nameHi: optionalText(120).optional(),
  nameKn: optionalText(120).optional(),
  description: optionalText(500),
  descriptionHi: optionalText(500).optional(),
  descriptionKn: optionalText(500).optional(),
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
  closedDates: z
    .array(CivilDate)
    .max(60, "errors.tooMany")
    .transform((dates) => [...new Set(dates)].sort())
    .optional(),
});
/** All poojas of a temple, each with its id. */
export const PoojaDetails = z.array(PoojaDetail).max(mostOf.poojaDetails, "errors.tooMany").transform(withPoojaIds);

export const text = z.string().nullable();

/** The same as it is answered. */
export const Pooja = z.object({
  id: z.string(),
  name: z.string(),
  /** the name in Hindi and in Kannada, where somebody gave it */
  nameHi: text.optional(),
  nameKn: text.optional(),
  charges: z.number().nullable(),
  description: z.string().nullable(),
  /** the same in Hindi and in Kannada, where somebody translated it */
  descriptionHi: text.optional(),
  descriptionKn: text.optional(),
  duration: z.int().nullable(),
  capacity: z.int().nullable(),
  days: z.array(z.enum(weekdays)),
  times: z.array(z.string()),
  leadHours: z.int().nullable(),
  /** days, `YYYY-MM-DD`, on which it is not offered */
  closedDates: z.array(z.string()).optional(),
});
export type Pooja = z.infer<typeof Pooja>;

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
  /** the point of the picture that stays in view where it is cut, if somebody set it */
  imageFocus: PictureFocus.optional(),
  rating: z.number(),
  reviewCount: z.int(),
  deity: text,
  /** the same in Hindi and in Kannada, where it is a known one */
  deityHi: z.string().optional(),
  deityKn: z.string().optional(),
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
  ...standingParts,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** whether that is where the temple stands or only its town or village; null without a position */
  positionPrecision: z.enum(positionPrecisions).nullable(),
  distanceKm: z.number().optional(),
  distance: z.string().optional(),
});
export type TempleCard = z.infer<typeof TempleCard>;

/** A temple as its page shows it. */
export const PublicTemple = TempleCard.extend({
  /** the address in Hindi and in Kannada, where all of its parts are known */
  addressHi: z.string().optional(),
  addressKn: z.string().optional(),
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
  /** the main picture and those of the gallery with all that is said of them, each address once */
  pictures: z.array(ShownPicture),
  poojaDetails: z.array(Pooja),
  wikidataId: text,
  /** other names: in the language of the place, in common use, from former times */
  names: z.array(TempleName),
  identifiers: z.array(Identifier),
  locality: text,
  /** the locality and the district in Hindi and in Kannada, where they are on record */
  localityHi: z.string().optional(),
  localityKn: z.string().optional(),
  taluk: text,
  district: text,
  districtHi: z.string().optional(),
  districtKn: z.string().optional(),
  /** what of the place was worked out from the coordinates or the PIN code */
  derivedFields: z.array(z.enum(placeFields)),
  bookingUrl: text,
  /** in the order of their present or next times */
  closures: z.array(Closure),
  /** `none` where no worship is held: nothing can be booked there, and donations are not taken for it */
  worship: text,
  photography: text,
  wheelchair: text,
  gettingThere: text,
  /** how darshan is arranged, and special darshan */
  queue: text,
  /** where pilgrims can stay */
  stay: text,
  architecture: text,
  built: text,
  /** texts in Hindi and in Kannada that are ready to be read */
  translations: Translations.nullable(),
  /** the next one first, those without a date last */
  ownFestivals: z.array(DatedFestival),
  sources: z.array(FieldSource),
  /** the curated lists it is in */
  lists: z.array(ListMembership),
  updatedAt: z.string(),
});
export type PublicTemple = z.infer<typeof PublicTemple>;

/** `/api/temples/:id` takes a row id or a slug (a slug is never all digits). */
export const TempleParams = z.strictObject({
  id: z
    .string()
    .max(100, atMost("errors.slug"))
    .regex(/^(\d{1,10}|[a-z0-9]+(-[a-z0-9]+)*)$/, "errors.slug"),
});

export const position = { lat: latitudeText.optional(), lng: longitudeText.optional() };
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
  /** only what was typed, neither corrected nor relaxed */
  exact: z.literal("1", "errors.engine").optional(),
  place: PlacePath.optional(),
  list: Slug.optional(),
  open: z.literal("1", "errors.engine").optional(),
  box: BoxText.optional(),
});
export type TempleSearchQuery = z.infer<typeof TempleSearchQuery>;

/** Where nothing was found as typed: the query whose answers these are instead. */
export const readAs = { corrected: z.object({ query: z.string() }).optional() };

export const TempleSearchPage = z.object({
  temples: z.array(TempleCard),
  ...paged,
  ...readAs,
  /** Where little or nothing was found as typed and nothing else is listed: another query that finds something. */
  didYouMean: z.string().optional(),
  /** nothing was found as typed; what is listed has fewer of the words, or was understood otherwise */
  isRelaxed: z.boolean().optional(),
  /** what is open now, or at another time, was asked for: none of these is known to be */
  noneOpen: z.boolean().optional(),
  /** the same: all of these are known to be, but for the one that is named, whose hours are not on record */
  isNamedUnknown: z.boolean().optional(),
  /** of an Advanced search, where a cluster is set up: which of the two answered */
  engine: z.enum(["embedded", "cluster"]).optional(),
  /** how the words of the query were taken, in their order; of the corrected query where there is one */
  understood: z.array(UnderstoodWords).optional(),
  list: NamedList.optional(),
  festival: NamedFestival.optional(),
  around: SearchedAround.optional(),
  asked: AskedSection.optional(),
});
export type TempleSearchPage = z.infer<typeof TempleSearchPage>;

export const TempleList = z.object({ temples: z.array(TempleCard), total: z.int() });
export type TempleList = z.infer<typeof TempleList>;

/** `GET /api/temples/cards`: the cards of up to 100 temples by id, in the order asked for. */
export const TempleCardsQuery = z.strictObject({
  ids: z
    .string("errors.required")
    .max(1000, atMost("errors.validation"))
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, "errors.validation")
    .transform((text) => [...new Set(text.split(",").map(Number))]),
});

export const FeaturedQuery = z.strictObject({ limit: integerIn(1, 24, "errors.size").optional() });
