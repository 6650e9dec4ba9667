import { invalid } from "../../errors";
import { flatRecord } from "./flatRecord";
import { openGeoJson } from "./geoJson";
import { isFeature, type JsonList, jsonRecords } from "./jsonRecords";
import { openOverpass } from "./overpassTable";
import { recordsTable } from "./recordsTable";
import type { RawTable, TableSource } from "./table";
import { encodingOf, textOf } from "./textOf";
import { bindingRecords } from "./wikidataTable";

/**
 * A JSON file: a list of records, alone, on lines or in an object; GeoJSON, an answer of Overpass, or one of a SPARQL
 * query.
 */
export async function openJson(source: TableSource, noun: string): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  if (encoding === "windows-1252") return invalid({ file: "errors.importJson" });
  const texts = () => textOf(source, encoding);
  let remark: string | undefined;
  const records = () =>
    jsonRecords(texts, noun, undefined, (said) => {
      remark = said;
    });
  const list = await listIn(texts, noun);
  if (list === "elements") return openOverpass(records, notes, () => remark);
  if (list === "features") return openGeoJson(records, notes);
  if (list === "bindings") return recordsTable(() => bindingRecords(records()), notes);
  return recordsTable(() => flatRecords(records(), list === "wrapped"), notes);
}

/** Which list a file has, known with its first record, which tells what a list without a name is. */
async function listIn(texts: () => AsyncIterable<string>, noun: string): Promise<JsonList> {
  let found: JsonList = "plain";
  const records = jsonRecords(texts, noun, (list) => {
    found = list;
  });
  const [first = {}] = (await records.next()).value ?? [];
  await records.return(undefined);
  if (isFeature(first)) return "features";
  return isElement(first) ? "elements" : found;
}

/** A thing of OpenStreetMap, which has its kind and number. */
const isElement = (record: object): boolean =>
  "type" in record && /^(?:node|way|relation)$/.test(String(record.type)) && "id" in record && !("name" in record);

async function* flatRecords(batches: AsyncIterable<readonly object[]>, isForeign: boolean): AsyncGenerator<object[]> {
  for await (const batch of batches) yield batch.map((record) => flatRecord(record, isForeign));
}
