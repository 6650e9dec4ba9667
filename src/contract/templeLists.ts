import { z } from "zod";
import { atMost, Id, nameText, optionalText, PageNumber, PageSize, paged, typedText, WebAddress } from "./common";
import { Slug } from "./slug";
import { TempleCard, text } from "./temples";

const required = z.string().min(1, "errors.required");

/** A name in three languages; English stands in where another is blank. */
const named = (max: number) => ({ name: nameText(max), nameHi: optionalText(max), nameKn: optionalText(max) });

const GroupKey = z
  .string("errors.required")
  .trim()
  .max(60, atMost("errors.tooLong"))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "errors.slug");

/** A part of a list with a heading of its own, such as one of the regions of the Divya Desams. */
export const ListGroup = z.strictObject({ key: GroupKey, ...named(120) });
export type ListGroup = z.infer<typeof ListGroup>;

/** Where a list is taken from; a book has no address. */
export const ListSource = z.strictObject({
  name: typedText(160).pipe(required),
  url: WebAddress.or(z.literal(""))
    .nullable()
    .transform((address) => address || null),
});
export type ListSource = z.infer<typeof ListSource>;

/**
 * One place of a list; their order is the order of visit. `number` is the one that tradition gives it, counted through
 * the list or within its group; `templeId` is null while the temple is not on file.
 */
export const ListEntryInput = z.strictObject({
  number: z.int("errors.integer").min(1, "errors.range").max(9_999, "errors.range").nullable(),
  group: GroupKey.nullable(),
  ...named(160),
  place: optionalText(200),
  // unknown to callers of before the place had its languages
  placeHi: optionalText(200).default(null),
  placeKn: optionalText(200).default(null),
  templeId: Id.nullable(),
});
export type ListEntryInput = z.infer<typeof ListEntryInput>;

/** The fields of a list as the console writes them; `aliases` are other names it is found by, in any language. */
export const curatedListFields = z.strictObject({
  slug: Slug,
  ...named(160),
  description: typedText(2_000).pipe(required),
  descriptionHi: optionalText(2_000),
  descriptionKn: optionalText(2_000),
  aliases: z.array(typedText(120).pipe(required)).max(40, "errors.tooMany"),
  region: typedText(100).pipe(required),
  sources: z.array(ListSource).max(12, "errors.tooMany"),
  groups: z.array(ListGroup).max(60, "errors.tooMany"),
  entries: z.array(ListEntryInput).max(500, "errors.tooMany"),
});
export type CuratedListFields = z.infer<typeof curatedListFields>;

type Parts = Pick<CuratedListFields, "groups" | "entries">;

/** What the parts of a list say against each other: a group, number or temple given twice, a group that is not there. */
function refuseContradictions({ groups, entries }: Parts, { addIssue }: z.RefinementCtx): void {
  const told = (path: (string | number)[], message: string) => addIssue({ code: "custom", path, message });
  const keys = new Set<string>();
  for (const [at, { key }] of groups.entries()) {
    if (keys.has(key)) told(["groups", at, "key"], "errors.repeated");
    keys.add(key);
  }
  const numbers = new Set<string>();
  const temples = new Set<number>();
  for (const [at, { group, number, templeId }] of entries.entries()) {
    if (group !== null && !keys.has(group)) told(["entries", at, "group"], "errors.listGroup");
    if (number !== null) {
      if (numbers.has(`${group} ${number}`)) told(["entries", at, "number"], "errors.listNumber");
      numbers.add(`${group} ${number}`);
    }
    if (templeId !== null) {
      if (temples.has(templeId)) told(["entries", at, "templeId"], "errors.listTemple");
      temples.add(templeId);
    }
  }
}

/** `POST /api/admin/lists`; without a slug the list is given one from its name. */
export const CuratedListCreate = z
  .strictObject({ ...curatedListFields.shape, slug: Slug.optional() })
  .superRefine(refuseContradictions);
export type CuratedListCreate = z.infer<typeof CuratedListCreate>;

/** `PUT /api/admin/lists/:id`: the whole list; `version` is the one that was read, another one on record answers 409. */
export const CuratedListChange = z
  .strictObject({ ...curatedListFields.shape, version: z.int().min(1) })
  .superRefine(refuseContradictions);
export type CuratedListChange = z.infer<typeof CuratedListChange>;

const names = { name: z.string(), nameHi: text, nameKn: text };

/** A list among others: how many entries it has, and how many of their temples are on file. */
export const CuratedListSummary = z.object({
  slug: z.string(),
  ...names,
  description: z.string(),
  descriptionHi: text,
  descriptionKn: text,
  region: z.string(),
  entryCount: z.int(),
  templeCount: z.int(),
});
export type CuratedListSummary = z.infer<typeof CuratedListSummary>;

/** `GET /api/lists`: those of all India first. */
export const CuratedLists = z.object({ lists: z.array(CuratedListSummary) });
export type CuratedLists = z.infer<typeof CuratedLists>;

/** What an entry shows of its temple. */
export const ListedTemple = TempleCard.pick({
  id: true,
  slug: true,
  name: true,
  nameHi: true,
  nameKn: true,
  location: true,
  city: true,
  cityHi: true,
  cityKn: true,
  state: true,
  image: true,
  rating: true,
  reviewCount: true,
  latitude: true,
  longitude: true,
  positionPrecision: true,
  closedUntil: true,
  closedUntilAbout: true,
  closedAllYear: true,
  openUntil: true,
});
export type ListedTemple = z.infer<typeof ListedTemple>;

const Group = z.object({ key: z.string(), ...names });
const Source = z.object({ name: z.string(), url: text });
const Entry = z.object({
  number: z.int().nullable(),
  group: text,
  ...names,
  place: text,
  placeHi: text,
  placeKn: text,
});

/** `GET /api/lists/:slug`: a list as its page shows it; a former address redirects (301); `temple` is null where it is not on file. */
export const PublicCuratedList = CuratedListSummary.extend({
  aliases: z.array(z.string()),
  sources: z.array(Source),
  groups: z.array(Group),
  entries: z.array(Entry.extend({ temple: ListedTemple.nullable() })),
  updatedAt: z.string(),
});
export type PublicCuratedList = z.infer<typeof PublicCuratedList>;
export type PublicListEntry = PublicCuratedList["entries"][number];

export const CuratedListParams = z.strictObject({ slug: Slug });

/** A row of the console's list. */
export const CuratedListRow = CuratedListSummary.extend({ id: Id, version: z.int(), updatedAt: z.string() });
export type CuratedListRow = z.infer<typeof CuratedListRow>;

/** `GET /api/admin/lists`: those of all India first, by name; `q` is a part of a name, an alias or an address. */
export const CuratedListQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  q: typedText(160).optional(),
});
export type CuratedListQuery = z.infer<typeof CuratedListQuery>;
export const CuratedListPage = z.object({
  lists: z.array(CuratedListRow),
  ...paged,
});
export type CuratedListPage = z.infer<typeof CuratedListPage>;

/** A list as the console reads it; a temple is named whatever its status. */
export const AdminCuratedList = CuratedListRow.extend({
  aliases: z.array(z.string()),
  sources: z.array(Source),
  groups: z.array(Group),
  entries: z.array(Entry.extend({ templeId: Id.nullable(), templeName: text })),
  createdAt: z.string(),
});
export type AdminCuratedList = z.infer<typeof AdminCuratedList>;
