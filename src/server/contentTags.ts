import { z } from "zod";
import { differences } from "../domain/revisions";
import type { TempleRecord } from "./temples/record";

/**
 * What pages show and writes change, as few kinds as keep unrelated pages cached:
 * `temple:<id>` one temple with its reviews, photos and events; `card:<id>` what lists show of it; `lists` lists that any
 * card may come into or move in; `search` lists found by any word of a temple; `places` which temples there are, and
 * where; `people` the number of accounts; `festivals` the calendar; `curatedLists` the lists of temples that have a name; `content` what editors write; `live` events of all
 * temples; `payments` how one can pay.
 */
export type ContentTag =
  | `temple:${number}`
  | `card:${number}`
  | "lists"
  | "search"
  | "places"
  | "people"
  | "festivals"
  | "curatedLists"
  | "content"
  | "live"
  | "payments"
  | "everything";

export const templeTag = (id: number): ContentTag => `temple:${id}`;
const cardTag = (id: number): ContentTag => `card:${id}`;

/** The tags of pages that show a temple's card, or lists it may come into or move in. */
export const tagsOfCard = (id: number): ContentTag[] => ["lists", cardTag(id)];

/** Fields that lists show, or order and choose temples by. */
const listed: ReadonlySet<string> = new Set<keyof TempleRecord>([
  "slug",
  "name",
  "nameHi",
  "nameKn",
  "tradition",
  "setting",
  "deity",
  "city",
  "state",
  "address",
  "latitude",
  "longitude",
  "positionPrecision",
  "image",
  "imageCredit",
  "imageLicense",
  "pictureNotes",
  "timings",
  "closures",
  "status",
  "isVerified",
]);
const positioned: ReadonlySet<string> = new Set<keyof TempleRecord>(["latitude", "longitude", "status"]);
/** The home page prefers temples of which something is told. */
const told: ReadonlySet<string> = new Set<keyof TempleRecord>(["description", "history"]);

/** The tags of pages that show a temple, when it changes from one record to the other; none while it is not public. */
export function tagsOfTempleChange(id: number, before: TempleRecord, after: TempleRecord): ContentTag[] {
  if (before.status !== "active" && after.status !== "active") return [];
  const changes = differences(before, after);
  const fields = Object.keys(changes.after);
  const isListed = (field: string) =>
    listed.has(field) || (told.has(field) && (changes.before[field] === null || changes.after[field] === null));
  return [
    templeTag(id),
    ...(fields.length > 0 ? (["search"] as const) : []),
    ...(fields.some(isListed) ? tagsOfCard(id) : []),
    ...(fields.some((field) => positioned.has(field)) ? (["places"] as const) : []),
  ];
}

/** The tags of pages that show a new temple. */
export const tagsOfNewTemple = (id: number): ContentTag[] => [templeTag(id), ...tagsOfCard(id), "search", "places"];

/** Reads by their path; what each card says of its temple's day depends on the festivals. */
const reads: readonly [path: RegExp, tags: readonly ContentTag[]][] = [
  [/^\/api\/temples\/(?:search|suggest)$/, ["lists", "curatedLists", "festivals"]],
  [/^\/api\/temples\/facets$/, ["lists", "curatedLists", "search", "festivals"]],
  [/^\/api\/browse(?:\/.*)?$/, ["lists", "curatedLists", "search"]],
  [/^\/api\/temples\/nearby$/, ["places", "festivals"]],
  [/^\/api\/temples\/[^/]+$/, ["festivals"]],
  [/^\/api\/platform\/featured-temples$/, ["lists", "festivals"]],
  [/^\/api\/platform\/stats$/, ["places", "people", "festivals"]],
  [/^\/api\/platform\/(?:notices|spiritual-guidance)$/, ["content"]],
  [/^\/api\/platform\/panchang(?:\/month|\/year)?$/, ["festivals"]],
  [/^\/api\/platform\/muhurta$/, []],
  [/^\/api\/places\/suggest$/, []],
  [/^\/api\/festivals$/, ["festivals"]],
  [/^\/api\/festivals\/[^/]+$/, ["lists", "festivals"]],
  [/^\/api\/lists$/, ["curatedLists", "places"]],
  [/^\/api\/lists\/[^/]+$/, ["curatedLists", "lists", "festivals"]],
  [/^\/api\/events$/, ["live"]],
  [/^\/api\/payments\/options$/, ["payments"]],
];

/** Of what is read of one temple, what no festival changes. */
const isTimeless = /reviews$|images|events/;

const Cards = z.object({ temples: z.array(z.object({ id: z.number() })) });
const Temple = z.object({ id: z.number(), slug: z.string() });

/** The tags of what an answer of the API shows. Of a read that is not known here, every change may concern it. */
export function tagsOfRead(address: string, answer: unknown): ContentTag[] {
  const [path = "", query = ""] = address.split("?", 2);
  const ofTemple =
    /^\/api\/(?:temples|images\/temple)\/(\d+)/.exec(path) ?? /^\/api\/events.*[?&]templeId=(\d+)/.exec(address);
  if (ofTemple) return [templeTag(Number(ofTemple[1])), ...(isTimeless.test(path) ? [] : (["festivals"] as const))];
  const tags = reads.find(([known]) => known.test(path))?.[1] ?? (["everything"] as const);
  const temple = Temple.safeParse(answer).data;
  const cards = tags.includes("lists") ? [] : (Cards.safeParse(answer).data?.temples ?? []);
  const isByWords = /(?:^|&)(?:q|location|deity|place)=[^&]/.test(query);
  return [
    ...tags,
    ...(isByWords ? (["search"] as const) : []),
    ...(temple ? [templeTag(temple.id)] : []),
    ...cards.map(({ id }) => cardTag(id)),
  ];
}
