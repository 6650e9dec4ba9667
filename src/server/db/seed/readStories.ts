import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { OpeningHours } from "../../../contract/openingHours";
import { Closures, type OwnFestivals, type TempleName, type Translations } from "../../../contract/templeFacts";
import type { TranslatedField } from "../../../contract/vocabulary";
import { weekdays } from "../../../domain/openingHours";

export type SeedPooja = {
  name: string;
  nameHi?: string;
  nameKn?: string;
  charges: number | null;
  description: string;
  descriptionHi?: string;
  descriptionKn?: string;
};

/** `mon-sun` or `mon,wed` with an interval each. */
type StoryHours = { days: string; from: string; to: string }[];
type Texts = { en: string; hi: string; kn: string };
type Lists = { en: string[]; hi: string[]; kn: string[] };

/** What is written in full, in three languages, about a well-known temple (`stories/*.json`). */
type Story = {
  name: string;
  city: string;
  title: Texts;
  names?: TempleName[];
  deity?: string;
  architecture?: string;
  /** negative before the common era */
  built?: { year: number } | { century: number };
  description: Texts;
  history: Texts;
  significance: Texts;
  knownFor?: Lists;
  gettingThere?: Texts;
  queue?: Texts;
  stay?: Texts;
  dress?: Texts;
  photography?: string;
  bestTime?: Texts;
  hours?: StoryHours;
  closures?: (Omit<z.input<typeof Closures>[number], "hours"> & { hours?: StoryHours })[];
  festivals?: z.input<typeof OwnFestivals>;
  poojas?: { name: Texts }[];
  website?: string;
  booking?: string;
  pincode?: string;
  address?: { en: string };
};

/** The fields of a record that stories fill and other notes do not. */
export type StoryFields = {
  gettingThere?: string;
  queue?: string;
  stay?: string;
  architecture?: string;
  built?: string;
  photography?: string;
  openingHours?: OpeningHours;
  closures?: Closures;
  ownFestivals?: z.input<typeof OwnFestivals>;
  bookingUrl?: string;
  pincode?: string;
  address?: string;
  translations?: Translations;
};

/** The stories as fields of records, by the name and town that the list gives. `dir` is this folder. */
export const readStories = (dir: string) =>
  readdirSync(join(dir, "stories"))
    .sort()
    .flatMap((file): Story[] => JSON.parse(readFileSync(join(dir, "stories", file), "utf8")))
    .map(fieldsOf);

function fieldsOf({ name, city, title, names = [], ...story }: Story) {
  const { deity, architecture, photography, website, pincode } = story;
  const known = title.en === name ? names : [{ name: title.en, language: "en", kind: "common" as const }, ...names];
  return {
    ...{ name, city, names: known, nameHi: title.hi, nameKn: title.kn },
    description: story.description.en,
    history: story.history.en,
    significance: story.significance.en,
    translations: { hi: translated(story, "hi"), kn: translated(story, "kn") },
    ...given({ deity, architecture, photography, website, pincode, queue: story.queue?.en, stay: story.stay?.en }),
    ...(story.built && { built: "year" in story.built ? `${story.built.year}` : `${story.built.century}c` }),
    ...(story.knownFor && { specialities: story.knownFor.en }),
    ...(story.gettingThere && { gettingThere: story.gettingThere.en }),
    ...(story.dress && { dressCode: story.dress.en }),
    ...(story.bestTime && { bestTime: story.bestTime.en }),
    ...(story.hours && { openingHours: hoursOf(story.hours) }),
    ...(story.closures && { closures: Closures.parse(story.closures.map(seasonOf)) }),
    ...(story.festivals && { ownFestivals: story.festivals }),
    ...(story.poojas && { poojaDetails: story.poojas.map(poojaOf) }),
    ...(story.booking && { bookingUrl: story.booking }),
    ...(story.address && { address: story.address.en }),
  };
}

const given = <Fields extends object>(fields: Fields): Partial<{ [Key in keyof Fields]: NonNullable<Fields[Key]> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const poojaOf = ({ name }: { name: Texts }): SeedPooja => ({
  name: name.en,
  nameHi: name.hi,
  nameKn: name.kn,
  charges: null,
  description: "",
});

function translated(story: Omit<Story, "name" | "city" | "title">, language: "hi" | "kn"): Translations["hi"] {
  const texts: Partial<Record<TranslatedField, string | undefined>> = {
    description: story.description[language],
    history: story.history[language],
    significance: story.significance[language],
    gettingThere: story.gettingThere?.[language],
    queue: story.queue?.[language],
    stay: story.stay?.[language],
    bestTime: story.bestTime?.[language],
    dressCode: story.dress?.[language],
    specialities: story.knownFor?.[language].join("\n"),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text ? [[field, { text, state: "reviewed" }]] : [])),
  );
}

const seasonOf = ({ hours, ...season }: NonNullable<Story["closures"]>[number]) => ({
  ...season,
  ...(hours && { hours: hoursOf(hours) }),
});

function hoursOf(hours: StoryHours): OpeningHours {
  const week: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  for (const { days, from, to } of hours) for (const day of daysOf(days)) week[day].push({ from, to });
  return week;
}

const daysOf = (text: string) =>
  text.split(",").flatMap((part) => {
    const [first = "", last = first] = part.trim().split("-");
    const at = (day: string) => weekdays.findIndex((weekday) => weekday.startsWith(day));
    return weekdays.slice(at(first), at(last) + 1);
  });
