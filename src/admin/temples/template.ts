import { templeFields } from "../../contract/templeFields";
import { saveText } from "../transfer/transfers";

/** The columns an import reads, by the names an export gives them. */
export const templateColumns: readonly string[] = templeFields;

/** An empty sheet with these columns; the mark in front tells spreadsheet programs that it is UTF-8. */
export function downloadTemplate() {
  saveText(`\uFEFF${templateColumns.join(",")}\r\n`, "temples-template.csv", "text/csv");
}
