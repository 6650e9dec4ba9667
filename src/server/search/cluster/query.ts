import { sql } from "kysely";
import { onTheWay } from "../../../domain/onTheWay";
import { type OpenSpan, stepsOf } from "../../../domain/openSlots";
import { obscurity, RANK_SCALE } from "../../../domain/ranking";
import type { Db } from "../../db/open";
import { isImpossible } from "../conditions";
import { facets } from "../document";
import { type Box, closedIn, idsOfList, type Narrowing } from "../narrowing";
import { type SearchFilters, wordsOf } from "../query";
import {
  ALIAS_COST,
  isOfAnyName,
  NOT_FOUND_COST,
  nearCost,
  OPTIONAL_COST,
  sectionCost,
  UNASKED_COST,
} from "../relevance";
import { type Slot, slotTerms } from "../slots";
import { CONTINUATIONS, type Term } from "../terms";
import type { Query } from "./connection";
import { FACETS, sections, TEXTS } from "./mapping";

/** The conditions a temple has to meet, and what makes it the better answer; weights are those of `relevance`. */
export type ClusterQuery = {
  filter: Query[];
  mustNot: Query[];
  words: readonly Slot[];
  optional: readonly Slot[];
  tellsOf: readonly (readonly string[])[];
  scope: readonly Section[];
};

/** A field of folded words, and the section that it is of. */
type Section = { field: string; tier: number };

const TEXT_TIER = 8;
const mainFields: readonly Section[] = sections.map((field, tier) => ({ field, tier }));
const allFields: readonly Section[] = [...mainFields, { field: TEXTS, tier: TEXT_TIER }];

/** The filters as a query; undefined where nothing can match. Words are looked up in the vocabulary of the database. */
export async function clusterQuery(db: Db, filters: SearchFilters): Promise<ClusterQuery | undefined> {
  const { slots, optional, regions } = await wordsOf(db, filters);
  const within = filters.list === undefined ? filters.only : await idsOfList(db, filters.list);
  if (isImpossible({ scope: { audience: "public", fields: "main" }, slots, where: [], ...(within && { within }) }))
    return undefined;
  const scope = filters.forgiving || filters.longTexts || filters.mentions ? allFields : mainFields;
  const words = slots.filter(({ kind }) => kind === "word");
  return {
    filter: [
      ...slots.flatMap((slot) => slotFilter(slot, scope)),
      ...regions.map((states) => terms("state", states)),
      ...(await narrowing(db, filters)),
    ],
    mustNot: [
      ...(filters.without ? [filters.without] : []),
      ...(filters.worship ? [await idsWithoutWorship(db)] : []),
    ].map((ids) => terms("id", ids)),
    words,
    // what no temple is called leaves nothing to look for
    optional: optional.filter((slot) => slotTerms(slot).length > 0),
    tellsOf: filters.tellsOf ?? [],
    scope,
  };
}

/** Those at which no worship is held, few as they are, are the database's. */
async function idsWithoutWorship(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from temples where worship = 'none' and status = 'active' order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const terms = (field: string, values: readonly (string | number)[]): Query => ({ terms: { [field]: values } });
const anyOf = (queries: readonly Query[]): Query => ({ bool: { should: queries, minimum_should_match: 1 } });
const textOf = ({ term }: Term) => term;

function slotFilter(slot: Slot, scope: readonly Section[]): Query[] {
  const all = slotTerms(slot).map(textOf);
  switch (slot.kind) {
    case "tradition":
    case "setting":
      return [terms(slot.kind, slot.value === undefined ? [] : [slot.value])];
    case "deity":
      return [
        terms(
          "deities",
          all.map((term) => term.slice(facets.deity.length)),
        ),
      ];
    case "place":
      return [anyOf([terms(FACETS, all), ...beginnings(slot, [FACETS])])];
    case "word": {
      const fields = scope.map(({ field }) => field);
      return [anyOf([...fields.map((field) => terms(field, all)), ...beginnings(slot, fields)])];
    }
  }
}

/** Of a beginning only the best known continuations are terms of the slot. */
const beginnings = (slot: Slot, fields: readonly string[]): Query[] =>
  slotTerms(slot).length < CONTINUATIONS
    ? []
    : fields.flatMap((field) => slot.open.map((beginning) => ({ prefix: { [field]: beginning } })));

async function narrowing(
  db: Db,
  { list, only, place, box, between, open, orTemple, closed, built, style, facilities }: Narrowing,
): Promise<Query[]> {
  return [
    ...(only ? [terms("id", only)] : []),
    ...(list === undefined ? [] : [terms("id", await idsOfList(db, list))]),
    ...(place ? [terms("state", [place.state])] : []),
    ...(place?.district === undefined ? [] : [terms("district", [place.district])]),
    ...(place?.cities === undefined ? [] : [terms("city", place.cities)]),
    ...(box ? [inBox(box)] : []),
    ...(between ? [anyOf(onTheWay(between.from, between.to).frames.map(inBox))] : []),
    ...(open ? [anyOf([await isOpen(db, open), ...(orTemple === undefined ? [] : [terms("id", [orTemple])])])] : []),
    ...(closed ? [{ bool: { filter: [{ exists: { field: "open" } }], must_not: [await isOpen(db, closed)] } }] : []),
    ...(built ? [{ range: { built: { ...(built.from !== undefined && { gte: built.from }), lte: built.to } } }] : []),
    ...(style ? [terms("architecture", [style])] : []),
    ...(facilities ?? []).map((facility) => terms("facilities", [facility])),
  ];
}

const inBox = ({ south, west, north, east }: Box): Query => ({
  geo_bounding_box: { position: { top_left: { lat: north, lon: west }, bottom_right: { lat: south, lon: east } } },
});

/** True for a temple that is known to be open in a span, or throughout; its closures are the database's. */
export async function isOpen(db: Db, span: OpenSpan): Promise<Query> {
  const { rows } = await sql<{ id: number }>`${closedIn(db, span)}`.execute(db);
  const closed = rows.map(({ id }) => id);
  const relation = span.throughout ? "contains" : "intersects";
  const parts = stepsOf(span).map(([from, to]): Query => ({ range: { open: { gte: from, lt: to, relation } } }));
  return { bool: { filter: span.throughout ? parts : [anyOf(parts)], must_not: [terms("id", closed)] } };
}

/** The query without an order. */
export const matching = ({ filter, mustNot }: ClusterQuery): Query => ({ bool: { filter, must_not: mustNot } });

/** The query without these temples. */
export const without = (query: ClusterQuery, ids: readonly number[]): ClusterQuery => ({
  ...query,
  mustNot: [...query.mustNot, terms("id", ids)],
});

/** How well known a temple is, as much as the embedded engine makes of it. */
export const known: Query = {
  field_value_factor: { field: "popularity", factor: obscurity(0) / RANK_SCALE },
};

/** Every temple, with the sum of the functions as its score, at most `most`. */
export const scored = (functions: readonly Query[], most?: number): Query => ({
  function_score: {
    query: { match_all: {} },
    functions,
    score_mode: "sum",
    boost_mode: "replace",
    ...(most !== undefined && { max_boost: most }),
  },
});

/** The query whose score orders by relevance: where the words stand, how much of the name they are, how well known it is. */
export const byRelevance = (query: ClusterQuery): Query => ({
  bool: {
    filter: query.filter,
    must_not: query.mustNot,
    should: [
      ...query.words.map((slot) => ({ dis_max: { queries: placesOf(slot, query.scope) } })),
      ...query.optional.map((slot) => ({ dis_max: { queries: placesOf(slot, query.scope, OPTIONAL_COST) } })),
      ...(query.tellsOf.length > 0 ? [tellingFirst(query.tellsOf)] : []),
      // the first function is always there, since without any that applies the score would be one
      scored([{ weight: 0 }, ...[...query.words, ...query.optional].map(namedShare)], UNASKED_COST),
      scored([known]),
    ],
  },
});

/** More than all else weighs together. */
const FIRST = 100;

/** A temple that tells of one of the names comes before all that do not. */
const tellingFirst = (names: ClusterQuery["tellsOf"]): Query => {
  const word = (one: string) => anyOf(allFields.map(({ field }) => terms(field, [one])));
  const filter = anyOf(names.map((name) => ({ bool: { filter: name.map(word) } })));
  return { constant_score: { filter, boost: FIRST } };
};

/** The word in each section, the better the more it tells; at most `most` worse than where it does best. */
const placesOf = (slot: Slot, scope: readonly Section[], most = NOT_FOUND_COST): Query[] =>
  scope.flatMap(({ field, tier }) => [
    ...constant(field, slot.exact, sectionCost(slot, tier), most),
    ...constant(field, slot.alias, sectionCost(slot, tier) + ALIAS_COST, most),
    // of a word that is being typed nobody knows yet whether it is a place
    ...constant(field, slot.near, sectionCost(slot, tier, true) + nearCost(slot), most),
  ]);

const constant = (field: string, some: readonly Term[], cost: number, most: number): Query[] =>
  some.length === 0
    ? []
    : [{ constant_score: { filter: terms(field, some.map(textOf)), boost: Math.max(0, most - cost) } }];

/** A town that the temple is called by too stands among its names. */
const calledByTown = (all: readonly string[]): Query =>
  anyOf(all.map((term) => ({ bool: { filter: [terms("otherNames", [term]), terms(FACETS, [facets.place + term])] } })));

/** What part of the name a word is that stands in the name or in the city. */
function namedShare(slot: Slot): Query {
  const all = slotTerms(slot).map(textOf);
  const isNamed = isOfAnyName(slot)
    ? { match_all: {} }
    : anyOf([terms("names", all), terms("cities", all), calledByTown(all)]);
  return { filter: isNamed, field_value_factor: { field: "nameShare", factor: UNASKED_COST } };
}
