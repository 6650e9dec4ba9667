import { join } from "node:path";
import { ImportLayout } from "../../../contract/importLayout";
import { ImportMapping, ImportRepair } from "../../../contract/imports";
import type { Db } from "../../db/open";
import { openTable, type Table } from "../read/openTable";
import type { ReadingChoices } from "../read/readRows";
import { type TableFormat, tableFormats } from "../read/table";
import type { ImportJob } from "../store/jobs";
import { findMapping } from "../store/mappings";
import { findSource } from "../store/sources";
import type { Workplace } from "../store/work";
import type { ImportEngine } from "./engine";

/** Where the file of an import is stored. */
export const pathOf = (folder: string, { id, file_format }: Pick<ImportJob, "id" | "file_format">) =>
  join(folder, `${id}.${file_format}`);

/** A file up to here is read in the time of an ordinary request. */
const SMALL_BYTES = 256 * 1024;
export const isSmallFile = ({ file_bytes }: Pick<ImportJob, "file_bytes">): boolean => file_bytes <= SMALL_BYTES;

/** The stored file as rows, with what the editor chose about it. */
export function openStored<Value>(
  { folder, database: { db } }: Workplace,
  job: ImportJob,
  { noun, columns }: ImportEngine<Value>,
): Promise<Table> {
  const path = pathOf(folder, job);
  const source = job.list_source;
  const asked = { noun, format: formatOf(job), sheet: job.sheet, source, layout: layoutOf(job), ...choicesOf(job) };
  const mapping = async (headers: readonly string[]) => mappingOf(job) ?? (await rememberedFor(db, job, headers));
  return openTable({ path }, { ...asked, columns, mapping });
}

/** What was chosen for columns of the source's last list counts before what was for a list with the same headers. */
async function rememberedFor(db: Db, job: ImportJob, headers: readonly string[]): Promise<ImportMapping> {
  const { mapping } = await findSource(db, job, job.list_source);
  const known = Object.entries(mapping).filter(([header]) => headers.includes(header));
  return { ...(await findMapping(db, job, headers)), ...Object.fromEntries(known) };
}

/** How the cells of an import are read, whatever its columns. */
export const choicesOf = (job: ImportJob): Omit<ReadingChoices, "columns"> => ({
  rights: { mayVerify: job.may_verify > 0 },
  repairs: ImportRepair.array().parse(JSON.parse(job.repairs)),
  blank: job.blank === "clear" ? "clear" : "leave",
});

const layoutOf = ({ layout }: ImportJob) => ImportLayout.nullable().parse(JSON.parse(layout));
const mappingOf = ({ mapping }: ImportJob) => ImportMapping.nullable().parse(JSON.parse(mapping));
const formatOf = ({ file_format }: ImportJob): TableFormat =>
  tableFormats.find((format) => format === file_format) ?? "csv";
