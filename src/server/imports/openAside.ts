import { on } from "node:events";
import type { ImportNoun } from "../../contract/imports";
import type { ReadRow } from "../../domain/importPlan";
import { AppError } from "../errors";
import { startThread } from "../startThread";
import type { ColumnMapping } from "./mapColumns";
import type { Table, TableOptions } from "./openTable";
import type { WorkerAnswer } from "./runner";
import type { TableNote } from "./table";

export type ReaderInput = Omit<TableOptions, "columns" | "mapping"> & { noun: ImportNoun; path: string };
/** A row on its way from thread to thread: texts of JSON are copied far quicker than what they stand for. */
export type HandedRow = Omit<ReadRow, "values" | "cells"> & { valuesJson: string; cellsJson: string };
/** What the reader says: the headers, to be answered with what was chosen for them; then the rest in this order. */
export type ReaderMessage =
  | { raw: readonly string[] }
  | { table: Pick<Table, "headers" | "sheets" | "notes" | "isNamed"> }
  | { rows: HandedRow[] }
  | { end: readonly TableNote[] }
  | Required<WorkerAnswer>;

/** Pieces that are read before they are asked for. */
const AHEAD = 4;
/** Rows are short-lived; of a workbook all its texts are held. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 };

/** Opens a file as `openTable` does, and reads it in a thread of its own, some pieces ahead, until it is closed. */
export async function openAside(
  input: ReaderInput,
  mapping: (headers: readonly string[]) => Promise<ColumnMapping>,
): Promise<Table> {
  const reader = startThread(import.meta.dirname, "readerThread", { workerData: input, resourceLimits });
  const messages = on(reader, "message", { close: ["exit"] });
  const close = () => reader.terminate();
  const hear = async (): Promise<ReaderMessage> => {
    const { value, done } = await messages.next();
    if (done) throw new Error("The reading of a file ended before its rows did");
    const message: ReaderMessage = value[0];
    if (!("refused" in message)) return message;
    throw new AppError(message.refused.code, message.refused.message, message.refused.errors);
  };
  const notes: TableNote[] = [];
  async function* rows(): AsyncGenerator<ReadRow[]> {
    for (let piece = 0; piece < AHEAD; piece++) reader.postMessage("next");
    for (;;) {
      const message = await hear();
      if ("end" in message) notes.splice(0, notes.length, ...message.end);
      if (!("rows" in message)) return;
      reader.postMessage("next");
      yield message.rows.map((row) => Object.assign(row, { values: JSON.parse(row.valuesJson) }));
    }
  }
  try {
    for (;;) {
      const message = await hear();
      if ("raw" in message) reader.postMessage(await mapping(message.raw));
      else if ("table" in message) {
        notes.push(...message.table.notes);
        return { ...message.table, notes, rows: rows(), close };
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
}
