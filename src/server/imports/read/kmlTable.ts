import { invalid } from "../../errors";
import { entryText, openArchive } from "../../sheets/archive";
import { placemarks } from "../../sheets/placemarks";
import { recordsTable } from "./recordsTable";
import type { RawTable, TableSource } from "./table";
import { encodingOf, textOf } from "./textOf";

/** The places of a KML file: a name, a description, a position, and the data beside them as columns. */
export async function openKml(source: TableSource): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  return recordsTable(() => placemarks(textOf(source, encoding)), notes);
}

/** The same packed, as KMZ. */
export async function openKmz(source: TableSource): Promise<RawTable> {
  const archive = await openArchive(source);
  const file = archive && [...archive.entries.keys()].find((name) => /\.kml$/i.test(name));
  if (!archive || !file) return invalid({ file: "errors.importWorkbook" });
  return recordsTable(() => placemarks(entryText(archive, file)), []);
}
