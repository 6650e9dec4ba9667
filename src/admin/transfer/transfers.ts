import type { AxiosInstance } from "axios";
import { importLimits } from "../../contract/importLimits";
import type { BulkUploadResult, ImportResult } from "../../contract/importResults";
import type { Import } from "../../contract/imports";
import { apiPath, type Noun } from "../listing/noun";

export type FileKind = "csv" | "json";
type Progress = (percent: number) => void;

/** A file may take minutes where a call takes seconds. */
const noTimeout = { timeout: 0 } as const;

const withSearch = (address: string, search: string) => (search ? `${address}?${search}` : address);

/** The records that match `search`, as a JSON file on this device. */
export async function downloadJson(http: AxiosInstance, noun: Noun, search: string): Promise<void> {
  const query = new URLSearchParams(search);
  query.set("format", "json");
  const address = withSearch(`/api/${apiPath(noun)}/export`, query.toString());
  const { data } = await http.get<string>(address, {
    ...noTimeout,
    responseType: "text",
    transformResponse: (text: string) => text,
  });
  saveText(data, `${noun}.json`, "application/json");
}

/** The same as a workbook. */
export async function downloadXlsx(http: AxiosInstance, noun: Noun, search: string): Promise<void> {
  const query = new URLSearchParams(search);
  query.set("format", "xlsx");
  await downloadFile(http, withSearch(`/api/${apiPath(noun)}/export`, query.toString()), `${noun}.xlsx`);
}

/** The empty list with examples and what its columns take. */
export const downloadTemplate = (http: AxiosInstance, noun: Import["noun"], kind: "csv" | "xlsx"): Promise<void> =>
  downloadFile(http, `/api/admin/${noun}/template.${kind}`, `${noun}-template.${kind}`);

async function downloadFile(http: AxiosInstance, address: string, name: string): Promise<void> {
  const { data } = await http.get<Blob>(address, { ...noTimeout, responseType: "blob" });
  saveBlob(data, name);
}

/** The same as CSV, streamed by the server: a link cannot carry a token, so it carries a single-use ticket. */
export async function downloadCsv(http: AxiosInstance, noun: Noun, search: string): Promise<void> {
  const { data } = await http.post<{ ticket: string }>(`/api/${apiPath(noun)}/export-ticket`, {});
  const query = new URLSearchParams(search);
  query.set("ticket", data.ticket);
  follow(withSearch(`/api/${apiPath(noun)}/export.csv`, query.toString()), `${noun}.csv`);
}

/** The rows of an import that failed, as a file to be mended and imported again. */
export async function downloadFailedRows(http: AxiosInstance, { id, noun }: Pick<Import, "id" | "noun">) {
  const { data } = await http.post<{ ticket: string }>(`/api/${apiPath(noun)}/export-ticket`, {});
  follow(`/api/admin/imports/${id}/failed.csv?ticket=${encodeURIComponent(data.ticket)}`, `${noun}-failed.csv`);
}

type FileImport = { noun: Noun; file: File; kind: FileKind; dryRun: boolean; planId?: number };

/** Sends a whole file as the body, as the importer reads it; the plan a dry run made of it needs no file any more. */
export async function importFile(
  http: AxiosInstance,
  { noun, file, kind, dryRun, planId }: FileImport,
  onProgress: Progress,
): Promise<ImportResult> {
  const query = planId === undefined ? `dryRun=${dryRun}` : `dryRun=${dryRun}&planId=${planId}`;
  const address = `/api/${apiPath(noun)}/${kind === "csv" ? "import.csv" : "import"}?${query}`;
  const { data } = await http.post<ImportResult>(address, planId === undefined ? file : "", {
    ...noTimeout,
    headers: { "Content-Type": kind === "csv" ? "text/csv" : "application/json" },
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  });
  return data;
}

export async function bulkUpload(http: AxiosInstance, noun: Noun, file: File, onProgress: Progress) {
  const body = new FormData();
  body.append("file", file);
  const { data } = await http.post<BulkUploadResult>(`/api/${apiPath(noun)}/bulk-upload`, body, {
    ...noTimeout,
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  });
  return data;
}

export const isTooLarge = (file: File) => file.size > importLimits.bytes;

export const saveText = (text: string, name: string, type: string) => saveBlob(new Blob([text], { type }), name);

function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Opens an address as a download. */
export function follow(address: string, name: string) {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
