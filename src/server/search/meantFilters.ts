import { ageAsked, yearsBuilt } from "../../domain/askedAge";
import { spanAsked } from "../../domain/askedHours";
import { isOccasion, isOfMany, isVow, withoutCases } from "../../domain/askedWords";
import { countryNamed } from "../../domain/countries";
import { civilDateOf } from "../../domain/dates";
import type { Db } from "../db/open";
import { orderedIds } from "./lists";
import type { Narrowing } from "./narrowing";
import { keepersAsFilters } from "./occasions";
import { matchesOf, type SearchFilters } from "./query";
import type { Reading } from "./reading";
import { typedWords } from "./typedWords";
import { lookedFor, type Understood, understand } from "./understanding";

/**
 * The query with what it names as filters, not as words: a list ("12 jyotirlinga"), the temples that keep a festival
 * ("onam"), another country ("Sri Lanka"), what lies between two places, how old they are ("ancient"), when they are open
 * ("open now", "open on sunday").
 * Of the other words as typed, then without the endings of cases. None where nothing is named.
 */
export async function meantFilters(db: Db, filters: SearchFilters, now: Date): Promise<Reading[]> {
  const { q } = filters;
  if (!q) return [];
  const understood = await understand(db, q);
  // "temples near me" are all of them
  const isNear = understood.length > 0 && understood.every(({ kind }) => kind === "near");
  const filtering = isNear ? understood : understood.filter((one) => isFilter(one, filters));
  if (filtering.length === 0) return [];
  const list = filtering.find((one) => one.list)?.list?.slug;
  const country = filtering.flatMap((one) => countryOf(one) ?? [])[0];
  const between = filtering.find((one) => one.between)?.between;
  const festival = filtering.find((one) => one.festival)?.festival;
  const deities = filtering.flatMap(({ deity }) => deity ?? []);
  const besides = [lookedFor(q, filtering) ?? [], deities].flat().join(" ") || undefined;
  // who goes on the "char dham yatra" looks for the list
  const rest = list !== undefined && typedWords(besides).every(isOccasionAlone) ? undefined : besides;
  const { order, ...described } = describedBy(filtering, now, list !== undefined);
  const meant: Reading = {
    filters: {
      ...filters,
      q: rest,
      list: filters.list ?? list,
      ...described,
      ...(festival && keepersAsFilters(festival)),
      ...(country !== undefined && { location: country }),
      ...(between && { between: { from: between.from.position, to: between.to.position } }),
    },
    ...namedIn(understood, { ...filters, q: rest }),
    ...(rest === undefined && list !== undefined && { inOrderOf: list }),
    ...(order && { order }),
  };
  const stems = rest && withoutCases(typedWords(rest)).join(" ");
  const readings = stems === rest ? [meant] : [meant, { ...meant, filters: { ...meant.filters, q: stems } }];
  if (!asksForFacts(meant.filters)) return readings;
  // what nobody tells of the temples that are named is less than was asked for, and not nothing
  const plain: Reading = {
    ...meant,
    isLess: true,
    filters: { ...meant.filters, style: undefined, facilities: undefined, mentions: undefined },
  };
  const telling = await Promise.all(readings.map((reading) => amongNamed(db, reading)));
  return rest === undefined ? telling : [...telling, plain];
}

/** True of filters by what records and texts tell of a temple beside what it is called and where it stands. */
export const asksForFacts = ({ style, facilities, mentions }: SearchFilters): boolean =>
  style !== undefined || facilities !== undefined || mentions !== undefined;

/** So many temples that are called so may tell of what is asked for. */
const MOST_NAMED = 1_000;

/** Many texts tell how to get there from Bengaluru: the words beside what texts have to tell of are looked for in names. */
async function amongNamed(db: Db, reading: Reading): Promise<Reading> {
  const { mentions, ...named } = reading.filters;
  if (!mentions || named.q === undefined || named.only) return reading;
  const only = await orderedIds(db, await matchesOf(db, named), "relevance", { offset: 0, limit: MOST_NAMED });
  return { ...reading, filters: { ...named, q: undefined, only, mentions } };
}

const isOccasionAlone = (word: string) => isOccasion(word) && !isVow([word]);

function isFilter(one: Understood, { anyDeity, location, type }: SearchFilters): boolean {
  if (one.festival) return !anyDeity && one.festival.deities.length > 0;
  if (one.kind === "list" || one.kind === "open" || one.kind === "between") return true;
  if (one.deity ?? one.fact) return true;
  if (one.kind === "age") return !type;
  return !location && countryOf(one) !== undefined;
}

const countryOf = ({ kind, words }: Understood) => (kind === "place" ? countryNamed(words.join(" ")) : undefined);

/**
 * The words beside what is described, where they may be a name and nothing else is told, "is lotus temple open on
 * monday", or one temple of a place is asked for: "tirupati temple open today", and not "temples in tirupati".
 */
function namedIn(understood: readonly Understood[], filters: SearchFilters): Pick<Reading, "named" | "isOfPlace"> {
  const others = understood.filter(({ hours, fact }) => !hours && !fact);
  if (others.length === 0 || others.length === understood.length) return {};
  if (others.every(({ kind }) => kind === "name")) return { named: filters };
  const isOfPlace = others.every(({ kind }) => kind === "name" || kind === "place" || kind === "deity");
  return isOfPlace && !typedWords(filters.q).some(isOfMany) ? { named: filters, isOfPlace } : {};
}

type Described = Narrowing & Pick<SearchFilters, "type" | "mentions"> & Pick<Reading, "order">;

/** What temples are to be like. A list is known by its temples, whatever their age and facilities. */
function describedBy(filtering: readonly Understood[], now: Date, isList: boolean): Described {
  const hours = filtering.find((one) => one.hours)?.hours;
  const span = hours && spanAsked(hours.when, now);
  return {
    ...(!isList && { ...builtAs(filtering, now), ...factsIn(filtering) }),
    ...(hours?.isClosed ? { closed: span } : span && { open: span }),
  };
}

function builtAs(filtering: readonly Understood[], now: Date): Described {
  const age = filtering.flatMap((one) => ageOf(one) ?? [])[0];
  if (!age) return {};
  const built = yearsBuilt(age, Number(civilDateOf(now.toISOString()).slice(0, 4)));
  return built ? { built } : { type: "Ancient", ...(age === "oldest" && { order: "age" }) };
}

/** What records have to say of the temples, and the words for what only their texts tell. */
function factsIn(filtering: readonly Understood[]): Described {
  const facts = filtering.flatMap(({ fact }) => fact ?? []);
  const style = facts.flatMap((fact) => ("style" in fact ? fact.style : []))[0];
  const facilities = facts.flatMap((fact) => ("facility" in fact ? fact.facility : []));
  const mentions = facts.flatMap((fact) => ("mention" in fact ? fact.mention : []));
  return {
    ...(mentions.length > 0 && { mentions }),
    ...(style && { style }),
    ...(facilities.length > 0 && { facilities }),
  };
}

const ageOf = ({ kind, words }: Understood) => (kind === "age" ? ageAsked(words.join(" ")) : undefined);
