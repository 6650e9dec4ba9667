import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders";

/** When the first save was, in seconds since 1970: any day will do. */
const FIRST_SAVE = 1_750_000_000;

/** A file on disk that is saved again and again under its name, each time a minute later, as a person does. */
export function savedFile(name: string): { path: string; save: (content: string | Buffer) => void } {
  const path = join(temporaryFolder("saved"), name);
  let saves = 0;
  const save = (content: string | Buffer) => {
    writeFileSync(path, content);
    const at = FIRST_SAVE + 60 * saves++;
    utimesSync(path, at, at);
  };
  return { path, save };
}
