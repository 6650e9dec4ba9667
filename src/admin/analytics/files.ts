import type { TopTemple } from "../../contract/analytics";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import { saveText } from "../transfer/saveFile";
import type { ChartDay, ChartLine } from "./VisitChart";

const save = (lines: string[], name: string) => saveText(BYTE_ORDER_MARK + lines.join(""), name, "text/csv");

/** The days as a CSV file on this device. */
export function saveDays(days: readonly ChartDay[], lines: readonly ChartLine[], name: string): void {
  const fields = lines.map(({ field }) => field);
  const rows = days.map((day) => csvLine([day.date, ...fields.map((field) => day[field] ?? 0)]));
  save([csvLine(["date", ...fields]), ...rows], name);
}

/** The temples as a CSV file on this device. */
export function saveTemples(temples: readonly TopTemple[], name: string): void {
  const rows = temples.map(({ id, name: of, city, visits, avgRating }) => csvLine([id, of, city, visits, avgRating]));
  save([csvLine(["id", "name", "city", "visits", "avgRating"]), ...rows], name);
}
