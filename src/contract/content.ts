import { z } from "zod";
import { atMost, emailText, Id, optionalText, typedText } from "./common";
import { OptionalDate } from "./dates";
import { bannerTones, textLanguages } from "./vocabulary";

const text = z.string().nullable();

/** Texts come in three languages, as `title`, `titleHi`, `titleKn`; the English one stands in for a missing one. */
const titles = optionalText(120);
const descriptions = optionalText(600);
const labels = optionalText(40);
const notes = optionalText(200);
const announcements = optionalText(300);

/** Civil dates in India, both included; without one the text is open on that side. */
const dates = { startsOn: OptionalDate, endsOn: OptionalDate };

/** A guidance card as the console writes it. Without a description readers see the product's own fallback. */
export const GuidanceInput = z.strictObject({
  title: typedText(120).pipe(z.string().min(1, "errors.required")),
  titleHi: titles,
  titleKn: titles,
  description: descriptions,
  descriptionHi: descriptions,
  descriptionKn: descriptions,
  /** the words on the button that leads to the search */
  button: labels,
  buttonHi: labels,
  buttonKn: labels,
  ...dates,
  published: z.boolean("errors.boolean"),
  /** The version the editor saw; another one on record answers 409. */
  version: z.int().min(1),
});
export const GuidanceCreate = GuidanceInput.partial().required({ title: true });
export type GuidanceCreate = z.infer<typeof GuidanceCreate>;
export const GuidancePatch = GuidanceInput.partial().refine(
  (patch) => Object.keys(patch).some((field) => field !== "version"),
  "errors.emptyUpdate",
);
export type GuidancePatch = z.infer<typeof GuidancePatch>;

const recordDates = { startsOn: text, endsOn: text };

/** A guidance card as the console reads it; `position` counts from 1 in the order of the cards. */
export const AdminGuidance = z.object({
  id: Id,
  position: z.int(),
  title: z.string(),
  titleHi: text,
  titleKn: text,
  description: text,
  descriptionHi: text,
  descriptionKn: text,
  button: text,
  buttonHi: text,
  buttonKn: text,
  ...recordDates,
  published: z.boolean(),
  /** whether visitors see it today */
  isShown: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: text,
});
export type AdminGuidance = z.infer<typeof AdminGuidance>;
export const AdminGuidanceList = z.object({ guidance: z.array(AdminGuidance), total: z.int() });
export type AdminGuidanceList = z.infer<typeof AdminGuidanceList>;

/** Every card's id, once, in the order they are to have. */
export const GuidanceOrder = z.strictObject({
  ids: z
    .array(Id)
    .max(500, atMost("errors.tooMany"))
    .refine((ids) => new Set(ids).size === ids.length, "errors.repeated"),
});

/** `GET /api/platform/spiritual-guidance`: today's cards in one language. */
export const ContentQuery = z.strictObject({ lang: z.enum(textLanguages, "errors.language").optional() });
export const Guidance = z.object({ id: Id, title: z.string(), description: text, button: text });
export type Guidance = z.infer<typeof Guidance>;
export const GuidanceList = z.object({ guidance: z.array(Guidance) });

/** A page of this site, or an address elsewhere; nothing that could run. */
const LinkAddress = z
  .string("errors.text")
  .trim()
  .max(500, atMost("errors.tooLong"))
  .regex(/^(?:\/|\/[^\s<>"'\\/][^\s<>"'\\]*|https:\/\/[^\s<>"']+)$/i, "errors.linkAddress");

const phone = z
  .string()
  .trim()
  .max(41, atMost("errors.phone"))
  .regex(/^([+\d][\d\s()/,-]{4,40})?$/, "errors.phone")
  .nullable()
  .transform((number) => number || null);
const email = z
  .literal("")
  .or(emailText("errors.email"))
  .nullable()
  .transform((address) => address || null);

/** How visitors reach the people who help them, at any hour; with neither telephone nor mail nothing is promised. */
export const Support = z.strictObject({ phone, email, note: notes, noteHi: notes, noteKn: notes });
export type Support = z.infer<typeof Support>;

/** An announcement above the home page; none is shown without a text. */
export const Banner = z.strictObject({
  text: announcements,
  textHi: announcements,
  textKn: announcements,
  link: z
    .literal("")
    .or(LinkAddress)
    .nullable()
    .transform((address) => address || null),
  label: labels,
  labelHi: labels,
  labelKn: labels,
  tone: z.enum(bannerTones, "errors.tone"),
  ...dates,
  published: z.boolean("errors.boolean"),
});
export type Banner = z.infer<typeof Banner>;

/** The version the editor saw, 0 for what was never written; another one on record answers 409. */
const seen = { version: z.int().min(0).optional() };
export const SupportUpdate = Support.partial().extend(seen);
export const BannerUpdate = Banner.partial().extend(seen);

const stored = { version: z.int(), updatedAt: text };
export const AdminSupport = z.object({ phone: text, email: text, note: text, noteHi: text, noteKn: text, ...stored });
export type AdminSupport = z.infer<typeof AdminSupport>;
export const AdminBanner = z.object({
  text: text,
  textHi: text,
  textKn: text,
  link: text,
  label: text,
  labelHi: text,
  labelKn: text,
  tone: z.enum(bannerTones),
  ...recordDates,
  published: z.boolean(),
  /** whether visitors see it today */
  isShown: z.boolean(),
  ...stored,
});
export type AdminBanner = z.infer<typeof AdminBanner>;

/** `GET /api/platform/notices`: what stands around the home page's sections, in one language. */
export const PlatformNotices = z.object({
  banner: z.object({ text: z.string(), link: text, label: text, tone: z.enum(bannerTones) }).nullable(),
  support: z.object({ phone: text, email: text, note: text }).nullable(),
});
export type PlatformNotices = z.infer<typeof PlatformNotices>;
