import type { CorrectionField } from "../../contract/corrections";
import { recordOf, type TempleRow } from "../temples/record";

/** What is on record where a correction proposes something, as text; null where there is nothing. */
export function currentValue(row: TempleRow, field: CorrectionField): string | null {
  const record = recordOf(row);
  if (field === "other") return null;
  if (field === "closed") return record.status;
  if (field === "position") {
    return record.latitude === null || record.longitude === null ? null : `${record.latitude}, ${record.longitude}`;
  }
  return field === "openingHours" ? record.openingHours && JSON.stringify(record.openingHours) : record[field];
}
