import { HttpError } from "./errors";

/** The files just chosen by `input`, which is left empty: choosing the same ones again is a change as well. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

/**
 * A chosen file with its bytes in memory: it is sent as it is now, whatever becomes of it on the disk. A browser gives out
 * no file that was saved anew or moved since it was chosen; that rejects with `errors.fileChanged`, where sending it would
 * pass for a lost connection.
 */
export async function readFile(file: File): Promise<File> {
  try {
    const { name, type, lastModified } = file;
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    const key = "errors.fileChanged";
    throw new HttpError({ message: key, statusCode: 0, kind: "validation", key });
  }
}

/** A form to send: its fields of text, and the files of the field `fileField`, each read before. */
export async function formWithFiles(
  fileField: string,
  files: readonly File[],
  texts: Readonly<Record<string, string>> = {},
): Promise<FormData> {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  for (const file of files) form.append(fileField, await readFile(file));
  return form;
}
