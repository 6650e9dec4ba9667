import type { Translate } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import type { TempleField } from "../../contract/templeFields";
import { type WeeklyHours, weekdays } from "../../domain/openingHours";

const lists: Partial<Record<TempleField, string>> = { tradition: "traditions", setting: "settings", deity: "deities" };

/** A field's value in words, to be compared with another by eye. */
export function describeValue(field: TempleField, value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "boolean") return t(value ? "transfer.yes" : "transfer.no");
  if (field === "openingHours" && isHours(value)) return hoursText(value, t);
  if (field === "poojaDetails" && Array.isArray(value)) return value.map(poojaText).join(", ") || "—";
  if (Array.isArray(value)) return value.join(", ") || "—";
  const list = lists[field];
  return list ? t(`${list}.${value}`, { defaultValue: String(value) }) : String(value);
}

const isHours = (value: unknown): value is WeeklyHours => typeof value === "object" && value !== null && "mon" in value;

function hoursText(hours: WeeklyHours, t: Translate): string {
  const day = (intervals: WeeklyHours["mon"]) =>
    intervals.map(({ from, to }) => `${from}–${to}`).join(", ") || t("temples.hours.closed");
  return weekdays.map((weekday) => `${t(`temples.hours.days.${weekday}`)}: ${day(hours[weekday])}`).join("\n");
}

const poojaText = ({ name, charges }: AdminTemple["poojaDetails"][number]) =>
  charges === null ? name : `${name} (₹${charges})`;
