import { z } from "zod";
import { MOST_IDS } from "./bulkWords";
import {
  atMost,
  BooleanText,
  emailText,
  Id,
  nameText,
  optionalText,
  PageNumber,
  PageSize,
  paged,
  typedText,
  WebAddress,
} from "./common";
import { coordinate } from "./coordinate";
import { CivilDate } from "./dates";
import { PictureAddress } from "./images";
import { OpeningHours } from "./openingHours";
import { PictureNotes, ShownPicture, TemplePictures } from "./pictures";
import { ANY_CONTRADICTION, blankFields, findingCodes } from "./qualityWords";
import {
  Built,
  EnglishStates,
  FieldSources,
  Identifiers,
  OwnFestival,
  OwnFestivals,
  Photography,
  SourceNote,
  SourceNotes,
  TempleNames,
  Translations,
  Wheelchair,
  Worship,
  WrittenClosures,
} from "./templeFacts";
import { mostOf } from "./templeLimits";
import {
  listOfText,
  PoojaDetails,
  PublicTemple,
  Setting,
  searchText,
  TempleStatus,
  TempleType,
  Tradition,
  text,
} from "./temples";
import { architectures } from "./vocabulary";

/**
 * A temple as the console writes it, from either form. `type` may be a tradition or a setting, `location` is
 * `City, State`, `active`/`verified` are the simple form's names of `isActive`/`isVerified`. `pictures` is `image`,
 * `imageCredit`, `imageLicense`, `gallery` and `pictureNotes` in one list, the main picture first.
 */
export const TempleInput = z.strictObject({
  name: nameText(160),
  nameHi: optionalText(200),
  nameKn: optionalText(200),
  names: TempleNames,
  identifiers: Identifiers,
  slug: z
    .string()
    .trim()
    .max(100, atMost("errors.tooLong"))
    .regex(/^(?:\d*[a-z][a-z0-9]*(?:-[a-z0-9]+)*|\d+(?:-[a-z0-9]+)+)$/, "errors.slug"),
  type: TempleType.nullable(),
  tradition: Tradition.nullable(),
  setting: Setting.nullable(),
  deity: optionalText(80),
  location: typedText(200),
  city: typedText(100).pipe(z.string().min(1, "errors.required")),
  state: typedText(100).pipe(z.string().min(1, "errors.required")),
  address: optionalText(500),
  locality: optionalText(100),
  taluk: optionalText(100),
  district: optionalText(100),
  pincode: z
    .string()
    .trim()
    .max(6, atMost("errors.pincode"))
    .regex(/^([1-9]\d{5})?$/, "errors.pincode")
    .nullable()
    .transform((code) => code || null),
  ...coordinate,
  phone: z
    .string()
    .trim()
    .max(61, atMost("errors.phone"))
    .regex(/^([+(\d][\d\s()/,;+-]{4,60})?$/, "errors.phone")
    .nullable()
    .transform((phone) => phone || null),
  email: z
    .literal("")
    .or(emailText("errors.email"))
    .nullable()
    .transform((email) => email || null),
  website: z
    .literal("")
    .or(WebAddress)
    .nullable()
    .transform((address) => address || null),
  /** where the temple itself takes bookings */
  bookingUrl: z
    .literal("")
    .or(WebAddress)
    .nullable()
    .transform((address) => address || null),
  image: z
    .union([z.literal(""), PictureAddress], "errors.pictureAddress")
    .nullable()
    .transform((address) => address || null),
  /** who made the picture and on what terms it may be shown */
  imageCredit: optionalText(300),
  imageLicense: optionalText(100),
  wikidataId: z
    .string()
    .trim()
    .max(13, atMost("errors.wikidataId"))
    .regex(/^(Q\d{1,12})?$/, "errors.wikidataId")
    .nullable()
    .transform((id) => id || null),
  gallery: z.array(PictureAddress).max(mostOf.gallery, "errors.tooMany"),
  /** what is said of pictures beside their address; it goes with a picture that is no longer the temple's */
  pictureNotes: PictureNotes,
  pictures: TemplePictures,
  amenities: listOfText(mostOf.amenities),
  specialities: listOfText(mostOf.specialities),
  timings: optionalText(300),
  openingHours: OpeningHours.nullable(),
  closures: WrittenClosures,
  bestTime: optionalText(300),
  dressCode: optionalText(300),
  worship: Worship,
  photography: Photography,
  wheelchair: Wheelchair,
  gettingThere: optionalText(2_000),
  queue: optionalText(2_000),
  stay: optionalText(2_000),
  pujari: optionalText(200),
  architecture: z.enum(architectures, "errors.architecture").nullable(),
  built: Built,
  description: optionalText(20_000),
  history: optionalText(20_000),
  significance: optionalText(20_000),
  englishStates: EnglishStates.nullable().transform((states) => states ?? {}),
  translations: Translations.nullable(),
  ownFestivals: OwnFestivals,
  poojaDetails: PoojaDetails,
  sources: FieldSources,
  sourceNotes: SourceNotes,
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
export const AdminTemple = PublicTemple.omit({
  lists: true,
  distance: true,
  distanceKm: true,
  isAuspiciousToday: true,
  imageFocus: true,
  cityHi: true,
  cityKn: true,
  localityHi: true,
  localityKn: true,
  districtHi: true,
  districtKn: true,
  deityHi: true,
  deityKn: true,
  closedUntil: true,
  closedUntilAbout: true,
  closedAllYear: true,
  openUntil: true,
  opensAt: true,
}).extend({
  ownFestivals: z.array(OwnFestival),
  englishStates: EnglishStates,
  sourceNotes: z.array(SourceNote),
  status: TempleStatus,
  pictureNotes: z.array(ShownPicture),
  isActive: z.boolean(),
  active: z.boolean(),
  verified: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  deletedAt: text,
});
export type AdminTemple = z.infer<typeof AdminTemple>;

/** One temple by itself: also the addresses that lead to it, and the temple it was merged into. */
export const AdminTempleRecord = AdminTemple.extend({
  formerSlugs: z.array(z.string()),
  mergedInto: z.object({ id: Id, name: z.string() }).nullable(),
});
export type AdminTempleRecord = z.infer<typeof AdminTempleRecord>;

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

/** Some temples one by one: `12,15`. */
const IdList = z
  .string()
  .max(11 * MOST_IDS, atMost("errors.tooMany"))
  .regex(/^\d{1,10}(,\d{1,10})*$/, "errors.id")
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(Id).max(MOST_IDS, "errors.tooMany"));

/** Filters the console's list, its export and its bulk changes share. */
export const AdminTempleFilters = z.strictObject({
  search: searchText,
  location: searchText,
  deity: typedText(80).optional(),
  type: TempleType.or(z.literal("")).optional(),
  status: TempleStatus.or(z.literal("")).optional(),
  verified: BooleanText.optional(),
  ids: z.union([z.literal(""), IdList], "errors.id").optional(),
  state: typedText(100).optional(),
  district: typedText(100).optional(),
  /** a field that is blank */
  missing: z.union([z.literal(""), z.enum(blankFields, "errors.filter")], "errors.filter").optional(),
  /** what was found when the temple was examined */
  finding: z
    .union([z.literal(""), z.enum([...findingCodes, ANY_CONTRADICTION], "errors.filter")], "errors.filter")
    .optional(),
  /** a day in India */
  changedSince: z.union([z.literal(""), CivilDate], "errors.date").optional(),
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
  ...paged,
});
export type AdminTemplePage = z.infer<typeof AdminTemplePage>;
export const AdminTempleList = z.array(AdminTemple).or(AdminTemplePage);

export const ExportQuery = AdminTempleFilters.extend({
  format: z.enum(["csv", "json", "xlsx"], "errors.format").optional(),
});
export const TicketedExportQuery = AdminTempleFilters.extend({ ticket: z.string().max(100).optional() });
export const Ticket = z.object({ ticket: z.string(), expiresAt: z.string() });
