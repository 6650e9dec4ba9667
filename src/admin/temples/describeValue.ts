import type { Translate } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import type { TempleField } from "../../contract/templeFields";
import { type WeeklyHours, weekdays } from "../../domain/openingHours";
import { stateLines } from "./stateLines";
import type { FormField } from "./templeValues";

const lists: Partial<Record<TempleField | FormField, string>> = {
  tradition: "traditions",
  setting: "settings",
  deity: "deities",
  positionPrecision: "temples.positionPrecision",
  worship: "temples.worshipStates",
};

/** A field's value in words, to be compared with another by eye. */
export function describeValue(field: TempleField | FormField, value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return t(value ? "transfer.yes" : "transfer.no");
  if (field === "openingHours" && isHours(value)) return hoursText(value, t);
  if (field === "poojaDetails" && Array.isArray(value)) return value.map(poojaText).join(", ") || "—";
  if (Array.isArray(value)) return value.map((item) => leavesOf(item, t).join(" · ")).join(", ") || "—";
  if (field === "englishStates" && typeof value === "object") return stateLines(value, t).join("\n") || "—";
  if (typeof value === "object") return leavesOf(value, t).join("\n") || "—";
  const list = lists[field];
  return list ? t(`${list}.${value}`, { defaultValue: String(value) }) : String(value);
}

/** What a record says, without the names of its parts. */
function leavesOf(value: unknown, t: Translate): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (isHours(value)) return hoursText(value, t).split("\n");
  return typeof value === "object" ? Object.values(value).flatMap((part) => leavesOf(part, t)) : [String(value)];
}

const isHours = (value: unknown): value is WeeklyHours => typeof value === "object" && value !== null && "mon" in value;

function hoursText(hours: WeeklyHours, t: Translate): string {
  const day = (intervals: WeeklyHours["mon"]) =>
    intervals.map(({ from, to }) => `${from}–${to}`).join(", ") || t("temples.hours.closed");
  return weekdays.map((weekday) => `${t(`temples.hours.days.${weekday}`)}: ${day(hours[weekday])}`).join("\n");
}

function poojaText(pooja: AdminTemple["poojaDetails"][number]): string {
  const { charges } = pooja;
  const names = [pooja.name, pooja.nameHi, pooja.nameKn].filter(Boolean).join(" / ");
  const told = [pooja.description, pooja.descriptionHi, pooja.descriptionKn].filter(Boolean).join(" / ");
  return [charges === null ? names : `${names} (₹${charges})`, told].filter(Boolean).join(": ");
}
