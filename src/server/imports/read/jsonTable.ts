import { invalid } from "../../errors";
import { openGeoJson } from "./geoJson";
import { type JsonList, jsonRecords } from "./jsonRecords";
import { openOverpass } from "./overpassTable";
import { recordsTable } from "./recordsTable";
import type { RawTable, TableSource } from "./table";
import { encodingOf, textOf } from "./textOf";
import { bindingRecords } from "./wikidataTable";

/**
 * A JSON file: a list of records, an object that holds one under the noun, GeoJSON, an answer of Overpass, or one of a
 * SPARQL query.
 */
export async function openJson(source: TableSource, noun: string): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  if (encoding === "windows-1252") return invalid({ file: "errors.importJson" });
  const records = () => jsonRecords(textOf(source, encoding), noun);
  const list = await listIn(textOf(source, encoding), noun);
  if (list === "elements") return openOverpass(records, notes);
  if (list === "features") return openGeoJson(records, notes);
  if (list === "bindings") return recordsTable(() => bindingRecords(records()), notes);
  return recordsTable(records, notes);
}

/** Which list a file has, known with its first record. */
async function listIn(texts: AsyncIterable<string>, noun: string): Promise<JsonList> {
  let found: JsonList = "plain";
  const records = jsonRecords(texts, noun, (list) => {
    found = list;
  });
  await records.next();
  await records.return(undefined);
  return found;
}
