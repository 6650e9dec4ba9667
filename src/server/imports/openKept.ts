import { join } from "node:path";
import { ImportMapping, ImportRepair } from "../../contract/imports";
import type { ImportEngine } from "./engine";
import type { ImportJob } from "./jobs";
import { openAside } from "./openAside";
import { openTable, type Table } from "./openTable";
import type { ReadingChoices } from "./readRows";
import { findMapping } from "./remembered";
import type { TableFormat } from "./table";
import type { Workplace } from "./work";

/** Where the file of an import is kept. */
export const pathOf = (folder: string, { id, file_format }: Pick<ImportJob, "id" | "file_format">) =>
  join(folder, `${id}.${file_format}`);

/** A file up to here is read in the time of an ordinary request. */
const SMALL_BYTES = 256 * 1024;
export const isSmallFile = ({ file_bytes }: Pick<ImportJob, "file_bytes">): boolean => file_bytes <= SMALL_BYTES;

/** The kept file as rows, with what the editor chose about it; a large one is read in a thread of its own. */
export function openKept<Value>(
  { folder, database: { db } }: Workplace,
  job: ImportJob,
  { noun, columns }: ImportEngine<Value>,
): Promise<Table> {
  const path = pathOf(folder, job);
  const asked = { noun, format: formatOf(job), sheet: job.sheet, ...choicesOf(job) };
  const mapping = async (headers: readonly string[]) => mappingOf(job) ?? (await findMapping(db, job, headers));
  return isSmallFile(job)
    ? openTable({ path }, { ...asked, columns, mapping })
    : openAside({ ...asked, path }, mapping);
}

/** How the cells of an import are read, whatever its columns. */
export const choicesOf = (job: ImportJob): Omit<ReadingChoices, "columns"> => ({
  rights: { mayVerify: job.may_verify > 0 },
  repairs: ImportRepair.array().parse(JSON.parse(job.repairs)),
  blank: job.blank === "clear" ? "clear" : "leave",
});

const mappingOf = ({ mapping }: ImportJob) => ImportMapping.nullable().parse(JSON.parse(mapping));
const formatOf = ({ file_format }: ImportJob): TableFormat =>
  file_format === "json" || file_format === "xlsx" ? file_format : "csv";
