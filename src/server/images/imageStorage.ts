import type { Readable } from "node:stream";

export type StoredFile = { name: string; modifiedAt: Date };

/** Where picture files are kept. Names are `[a-z0-9.-]`; a file never changes once it is there. */
export type ImageStorage = {
  /** Keeps the file; it survives a crash once this has resolved. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** The file's bytes and their number, or undefined when there is none. */
  read: (name: string) => Promise<{ stream: Readable; length: number } | undefined>;
  /** Removes the file; nothing happens when there is none. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
};
