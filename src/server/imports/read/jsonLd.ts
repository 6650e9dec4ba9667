import { isItemAddress } from "../../../domain/wikidataItem";
import { isObject } from "./extendedJson";

type Entries = readonly (readonly [string, unknown])[];

const LONGEST_NUMBER = 80;
const mapKinds = /^(?:node|way|relation)$/;
const traditions: Readonly<Record<string, string>> = { HinduTemple: "Hindu", BuddhistTemple: "Buddhist" };

/**
 * The entries of a record of JSON-LD in the words of schema.org as those of any other: `@id` is the source's number, the
 * kind of place tells the tradition, several rules of hours are one text. Any other record as it is.
 */
export function withoutLinkedData(entries: Entries): Entries {
  const types = entries.flatMap(([key, value]) => (key === "@type" ? [value].flat().map(String) : []));
  const isLinked = types.length > 0 || entries.some(([key]) => key === "@context");
  if (!isLinked || types.some((type) => mapKinds.test(type))) return entries;
  const tradition = types.flatMap((type) => traditions[type.replace(/^.*[/:#]/, "")] ?? []).at(0);
  const plain = entries.flatMap(([key, value]): [string, unknown][] => {
    const field = renamed[key];
    if (key === "@context" || key === "@type") return [];
    if (field) return field(value).map(([name, one]): [string, unknown] => [name, one]);
    return [[key, value]];
  });
  return tradition === undefined ? plain : [...plain, ["tradition", tradition]];
}

const renamed: Readonly<Record<string, (value: unknown) => Entries>> = {
  "@id": (value) => [[typeof value === "string" && value.length > LONGEST_NUMBER ? "linked as" : "sourceId", value]],
  url: (value) => [["website", value]],
  openingHours: (value) => [["timings", rulesIn(value)]],
  openingHoursSpecification: (value) => [["timings", specified([value].flat())]],
  sameAs: (value) => {
    const found = [value].flat().find((one) => typeof one === "string" && isItemAddress(one));
    return found === undefined
      ? [["sameAs", value]]
      : [
          ["wikidataId", found],
          ["sameAs", value],
        ];
  },
};

/** Rules of hours as one text; what is no list of texts stays as it is. */
function rulesIn(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((rule) => typeof rule === "string")) return value;
  return joinedRules(
    value.map((rule): Rule => {
      const [, days = "", times = rule] = /^(\S{1,60}) (\S{1,60})$/.exec(rule.trim()) ?? [];
      return [days, times];
    }),
  );
}

/** Hours by days; what cannot be written so stays as it is. */
function specified(rules: readonly unknown[]): unknown {
  const said = rules.map((rule): Rule | undefined => {
    if (!isObject(rule) || typeof rule.opens !== "string" || typeof rule.closes !== "string") return undefined;
    const days = [rule.dayOfWeek].flat().map((day) => dayName.exec(String(day))?.[1]);
    return days.includes(undefined) ? undefined : [days.join(","), `${clock(rule.opens)}-${clock(rule.closes)}`];
  });
  const read = said.filter((rule) => rule !== undefined);
  return read.length < rules.length ? rules : joinedRules(read);
}

const dayName = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{0,7}$/;
const clock = (time: string) => time.slice(0, "00:00".length);

type Rule = readonly [days: string, times: string];

/** As `opening_hours` writes them, in which a second rule for the same days would take the place of the first. */
function joinedRules(rules: readonly Rule[]): string {
  const times = new Map<string, string[]>();
  for (const [days, time] of rules) times.set(days, [...(times.get(days) ?? []), time]);
  return [...times].map(([days, all]) => `${days} ${all.join(",")}`.trim()).join("; ");
}
