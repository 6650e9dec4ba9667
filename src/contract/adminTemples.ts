import { z } from "zod";
import { BooleanText, Id, nameText, optionalText, PageNumber, PageSize, typedText, WebAddress } from "./common";
import { PictureAddress } from "./images";
import { OpeningHours } from "./openingHours";
import {
  coordinate,
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

/**
 * A temple as the console writes it, from either form. `type` may be a tradition or a setting, `location` is
 * `City, State`, `active`/`verified` are the simple form's names of `isActive`/`isVerified`.
 */
export const TempleInput = z.strictObject({
  name: nameText(160),
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
    .regex(/^([+(\d][\d\s()/,;+-]{4,60})?$/, "errors.phone")
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
  poojaDetails: PoojaDetails,
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
  distance: true,
  distanceKm: true,
  isAuspiciousToday: true,
  cityHi: true,
  cityKn: true,
}).extend({
  status: TempleStatus,
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

export const ExportQuery = AdminTempleFilters.extend({
  format: z.enum(["csv", "json", "xlsx"], "errors.format").optional(),
});
export const TicketedExportQuery = AdminTempleFilters.extend({ ticket: z.string().max(100).optional() });
export const Ticket = z.object({ ticket: z.string(), expiresAt: z.string() });
