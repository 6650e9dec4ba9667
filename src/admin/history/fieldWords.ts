import type { Translate } from "../../client/errors";
import { formatPaise } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { AuditKind, HistoryKind } from "../../contract/auditWords";
import { moderatedKinds } from "../../contract/moderatedKinds";
import { weekdays } from "../../domain/openingHours";
import { stateLines } from "../temples/stateLines";

/** A value in words; a list as its items; undefined where there is none. */
export type Shown = string | readonly string[] | undefined;

/** Where the names of a kind's fields are, unless in `history.fields`. */
const labels: Partial<Record<AuditKind, string>> & Record<HistoryKind, string | undefined> = {
  account: undefined,
  temple: "temples.fields",
  festival: "festivals.fields",
  guidance: "content.fields",
  banner: "content.banner.fields",
  support: "content.support.fields",
  product: "product.fields",
  list: "curated.fields",
};
const ofModerated = (field: string, list: string) =>
  Object.fromEntries(moderatedKinds.map((kind) => [`${kind} ${field}`, list]));
/** Fields whose values are words of a list. */
const lists: Record<string, string> = {
  "temple tradition": "traditions",
  "temple setting": "settings",
  "temple deity": "deities",
  "temple positionPrecision": "temples.positionPrecision",
  "temple worship": "temples.worshipStates",
  "temple status": "temples.status",
  "festival type": "festivals.type",
  "account role": "roles",
  "role-request role": "roles",
  "banner tone": "content.banner.tones",
  "booking status": "history.bookingStates",
  ...ofModerated("status", "moderation.status"),
  ...ofModerated("reason", "moderation.reasons"),
};
const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const DATE_FIELD = /^date:(\d+):(.*)$/;
const medium = { dateStyle: "medium" } as const;

/** Names and values of the fields of a kind of record. */
export function fieldWords(kind: AuditKind, t: Translate, language: string) {
  const day = (date: string) =>
    formatDate(date, language, INSTANT.test(date) ? { ...medium, timeStyle: "short" } : medium);
  return {
    label: (field: string): string => {
      const [, year, replaced] = DATE_FIELD.exec(field) ?? [];
      if (year) return replaced ? t("history.dateFor", { date: day(replaced) }) : t("history.dateIn", { year });
      const own = labels[kind];
      const common = t(`history.fields.${field}`, { defaultValue: field });
      return own ? t(`${own}.${field}`, { defaultValue: common }) : common;
    },
    shown: (field: string, value: unknown): Shown => {
      const list = lists[`${kind} ${field}`];
      if (list && typeof value === "string") return t(`${list}.${value}`, { defaultValue: value });
      if (field === "active" && kind === "account") return t(value === true ? "users.active" : "users.inactive");
      if (field === "englishStates" && typeof value === "object" && value) return stateLines(value, t);
      if (field === "pricePaise" && typeof value === "number") return formatPaise(value, language);
      return shown(value, t, day);
    },
  };
}

function shown(value: unknown, t: Translate, day: (date: string) => string): Shown {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return t(value ? "transfer.yes" : "transfer.no");
  if (typeof value === "string") return CIVIL_DATE.test(value) || INSTANT.test(value) ? day(value) : value;
  if (Array.isArray(value)) return value.map((item) => lineOf(shown(item, t, day)));
  if (typeof value !== "object") return String(value);
  if ("mon" in value) return hoursLines(value, t);
  if ("name" in value && "charges" in value) return poojaLine(value, t);
  return Object.entries(value).flatMap(([field, part]) => {
    const words = ruleWords[field];
    const text = words && typeof part === "string" ? t(`${words}.${part}`) : lineOf(partOf(part, t, day));
    return text ? [`${partLabel(field, t)}: ${text}`] : [];
  });
}

/** A part of a record; hours that are the same every day in one line, since they stand beside others. */
function partOf(part: unknown, t: Translate, day: (date: string) => string): Shown {
  if (typeof part !== "object" || part === null || !("mon" in part)) return shown(part, t, day);
  const days = Object.values(part).map((intervals) => JSON.stringify(intervals));
  if (new Set(days).size > 1 || !Array.isArray(part.mon)) return hoursLines(part, t);
  return `${t("temples.hours.everyDay")} ${part.mon.map(intervalText).join(", ") || t("temples.hours.closed")}`;
}

/** The parts of a rule of the almanac whose values are words of a list. */
const ruleWords: Readonly<Record<string, string>> = {
  basis: "temples.ownRules.bases",
  months: "temples.ownRules.monthsOptions",
  reckoning: "temples.ownRules.reckoningOptions",
  pick: "temples.ownRules.pickOptions",
  dayPart: "temples.ownRules.dayPartOptions",
};
const partLabel = (part: string, t: Translate): string =>
  t(`history.fields.${part}`, { defaultValue: t(`temples.ownRules.${part}`, { defaultValue: part }) });

const lineOf = (value: Shown): string => (typeof value === "string" ? value : (value ?? []).join(", "));

/** A line for each weekday, so that only days that changed stand out. */
function hoursLines(hours: object, t: Translate): string[] {
  const of = new Map<string, unknown>(Object.entries(hours));
  return weekdays.map((weekday) => {
    const intervals = of.get(weekday);
    const texts = Array.isArray(intervals) ? intervals.map(intervalText) : [];
    return `${t(`temples.hours.days.${weekday}`)}: ${texts.join(", ") || t("temples.hours.closed")}`;
  });
}

const intervalText = (interval: unknown): string =>
  typeof interval === "object" && interval !== null && "from" in interval && "to" in interval
    ? `${interval.from}–${interval.to}`
    : String(interval);

/** Name and price, then whatever else is told of a pooja. */
function poojaLine(pooja: object, t: Translate): string {
  const { id: _, name, charges, ...more } = { id: "", name: "", charges: null, ...pooja };
  const rest = Object.entries(more).flatMap(([field, value]) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [field === "description" ? String(value) : `${t(`history.fields.${field}`, { defaultValue: field })} ${value}`],
  );
  const price = charges === null ? [] : [`₹${charges}`];
  return [name, ...price, ...rest].join(", ");
}
