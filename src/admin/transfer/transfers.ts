import type { AxiosInstance } from "axios";
import { formWithFiles, readFile } from "../../client/chosenFiles";
import { importLimits } from "../../contract/importLimits";
import type { BulkUploadResult, ImportResult } from "../../contract/importResults";
import { apiPath, type Noun } from "../listing/noun";

export type FileKind = "csv" | "json";
type Progress = (percent: number) => void;

/** A file may take minutes where a call takes seconds. */
const noTimeout = { timeout: 0 } as const;

type FileImport = { noun: Noun; file: File; kind: FileKind; dryRun: boolean; planId?: number };

/** Sends a whole file as the body, as the importer reads it; the plan a dry run made of it needs no file any more. */
export async function importFile(
  http: AxiosInstance,
  { noun, file, kind, dryRun, planId }: FileImport,
  onProgress: Progress,
): Promise<ImportResult> {
  const query = planId === undefined ? `dryRun=${dryRun}` : `dryRun=${dryRun}&planId=${planId}`;
  const address = `/api/${apiPath(noun)}/${kind === "csv" ? "import.csv" : "import"}?${query}`;
  const { data } = await http.post<ImportResult>(address, planId === undefined ? await readFile(file) : "", {
    ...noTimeout,
    headers: { "Content-Type": kind === "csv" ? "text/csv" : "application/json" },
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  });
  return data;
}

export async function bulkUpload(http: AxiosInstance, noun: Noun, file: File, onProgress: Progress) {
  const body = await formWithFiles("file", [file]);
  const { data } = await http.post<BulkUploadResult>(`/api/${apiPath(noun)}/bulk-upload`, body, {
    ...noTimeout,
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  });
  return data;
}

/** An extract of OpenStreetMap may be larger than a list. */
export const isTooLarge = ({ name, size }: File) =>
  size > (/\.pbf$/i.test(name) ? importLimits.extractBytes : importLimits.bytes);
