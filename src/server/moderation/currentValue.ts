import { isCorrectableText } from "../../contract/contributionLimits";
import type { CorrectionField } from "../../contract/corrections";
import type { TextLanguage } from "../../contract/vocabulary";
import { recordOf, type TempleRow } from "../temples/record";

/** What is on record where a correction proposes something, as text; null where there is nothing. */
export function currentValue(row: TempleRow, field: CorrectionField, language: TextLanguage): string | null {
  const record = recordOf(row);
  if (language !== "en" && isCorrectableText(field)) {
    if (field === "name") return language === "hi" ? record.nameHi : record.nameKn;
    return record.translations?.[language][field]?.text ?? null;
  }
  if (field === "other") return null;
  if (field === "closed") return record.status;
  if (field === "position") {
    return record.latitude === null || record.longitude === null ? null : `${record.latitude}, ${record.longitude}`;
  }
  return field === "openingHours" ? record.openingHours && JSON.stringify(record.openingHours) : record[field];
}
