import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { ImportNoun } from "../../contract/imports";
import type { ReadRow } from "../../domain/importPlan";
import { piecesOf } from "../db/bulk";
import { AppError } from "../errors";
import { festivalColumns } from "../festivals/importColumns";
import type { HandedRow, ReaderInput, ReaderMessage } from "./openAside";
import { openTable } from "./openTable";
import type { ImportColumns } from "./readRows";
import { templeColumns } from "./templeColumns";

/** Rows handed on in one go: the fewer, the less is copied when memory is tidied. */
const ROWS_AT_ONCE = 250;

const columnsOf: Record<ImportNoun, ImportColumns> = { temples: templeColumns, festivals: festivalColumns };
const answers = parentPort && on(parentPort, "message");
const say = (message: ReaderMessage) => parentPort?.postMessage(message);
const nextAnswer = async () => (await answers?.next())?.value?.[0];

/** Reads a kept file and hands its rows on, a piece whenever one is asked for; see `openAside`. */
async function read({ path, ...asked }: ReaderInput): Promise<void> {
  const mapping = (headers: readonly string[]) => {
    say({ raw: headers });
    return nextAnswer();
  };
  const table = await openTable({ path }, { ...asked, columns: columnsOf[asked.noun], mapping });
  const { headers, sheets, notes, isNamed } = table;
  say({ table: { headers, sheets, notes, isNamed } });
  for await (const rows of piecesOf(handed(table.rows), ROWS_AT_ONCE)) {
    await nextAnswer();
    say({ rows });
  }
  say({ end: notes });
}

async function* handed(batches: AsyncIterable<readonly ReadRow[]>): AsyncGenerator<HandedRow[]> {
  for await (const rows of batches) yield rows.map(handedRow);
}

/** What most rows do not have is not even named. */
function handedRow({ line, problems, values, cells, key, called, stray, doubts, repaired }: ReadRow): HandedRow {
  const row: HandedRow = { line, problems, key, valuesJson: JSON.stringify(values), cellsJson: JSON.stringify(cells) };
  return called || stray || doubts || repaired ? { ...row, called, stray, doubts, repaired } : row;
}

try {
  await read(workerData);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { code, message, errors } = error;
  say({ refused: { code, message, errors } });
}
