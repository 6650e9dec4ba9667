import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { TextStore } from "../../domain/textStore";

const BLOCK_BYTES = 1 << 20;
/** The most bytes a character of a string takes as UTF-8. */
const CHARACTER_BYTES = 3;

/**
 * Keeps what the rows of a file said on disk: most of it is never asked for, and in memory it would be as large as the
 * file. The file has no name in `folder` any more while it is open, so that nothing is left behind.
 */
export function openTextFile(folder: string): TextStore & { close: () => void } {
  const path = join(folder, `said-${randomUUID()}`);
  const file = openSync(path, "w+");
  rmSync(path);
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  /** How much of the file is written, and how much of the block is still to be. */
  let written = 0;
  let held = 0;
  /** Where each text begins: it ends where the next one does. */
  const starts: number[] = [];
  const write = () => {
    for (let done = 0; done < held; ) done += writeSync(file, block, done, held - done);
    written += held;
    held = 0;
  };
  return {
    keep: (text) => {
      const most = text.length * CHARACTER_BYTES;
      if (held + most > block.length) write();
      if (most > block.length) block = Buffer.allocUnsafe(most);
      const at = starts.push(written + held) - 1;
      held += block.write(text, held);
      return at;
    },
    read: (at) => {
      write();
      const from = starts[at] ?? written;
      const text = Buffer.allocUnsafe((starts[at + 1] ?? written) - from);
      for (let done = 0; done < text.length; ) {
        const bytes = readSync(file, text, done, text.length - done, from + done);
        if (bytes === 0) throw new Error("What a row said is not on disk");
        done += bytes;
      }
      return text.toString();
    },
    close: () => closeSync(file),
  };
}
