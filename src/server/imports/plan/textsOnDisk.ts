import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import type { TextStore } from "../../../domain/textStore";
import { OWN_FILE } from "../../privateFiles";

const LENGTH_BYTES = 4;
const WRITTEN_AT_ONCE = 256 * 1024;

/** Keeps texts in a file of their own, which goes with `end`: what a large list said takes no memory. */
export function textsOnDisk(path: string): TextStore & { end: () => void } {
  const file = openSync(path, "w+", OWN_FILE);
  const waiting = Buffer.alloc(WRITTEN_AT_ONCE);
  let written = 0;
  let held = 0;
  const flush = () => {
    writeSync(file, waiting, 0, held, written);
    written += held;
    held = 0;
  };
  const bytesAt = (place: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, place);
    return bytes;
  };
  return {
    keep: (text) => {
      const bytes = Buffer.from(text);
      const place = written + held;
      const whole = Buffer.alloc(LENGTH_BYTES + bytes.length);
      whole.writeUInt32LE(bytes.length);
      bytes.copy(whole, LENGTH_BYTES);
      if (held + whole.length > waiting.length) flush();
      if (whole.length > waiting.length) {
        writeSync(file, whole, 0, whole.length, written);
        written += whole.length;
      } else held += whole.copy(waiting, held);
      return place;
    },
    read: (place) => {
      if (place >= written) flush();
      return bytesAt(place + LENGTH_BYTES, bytesAt(place, LENGTH_BYTES).readUInt32LE()).toString();
    },
    end: () => {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}
