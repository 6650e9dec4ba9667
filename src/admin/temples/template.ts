import { saveText } from "../transfer/transfers";
import { templeFields } from "./templeValues";

/** An empty sheet with the columns an import reads, for a spreadsheet program. */
export function downloadTemplate() {
  saveText(`\uFEFF${templeFields.join(",")}\r\n`, "temples-template.csv", "text/csv");
}
