import { createHash, randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { ImageProblem } from "../../contract/images";
import type { PhotoTable } from "../db/contributionTables";
import { type ImageProblemKey, imageProblems, problemOf, problemText, type SentFile } from "./checks";
import type { ImageStorage } from "./imageStorage";
import { createQueue, type Queue } from "./queue";
import type { Rendered } from "./render";
import { openStorage } from "./storage";

declare module "fastify" {
  interface FastifyInstance {
    images: { storage: ImageStorage; queue: Queue };
  }
}

// two pictures at once leave threads of the pool to passwords and files
const QUEUE = { atOnce: 2, waiting: 200 } as const;

/** Where pictures are kept, and the line in which they wait to be made. */
export const imageStore = fp(async (app) => {
  app.decorate("images", { storage: openStorage(app.env), queue: createQueue(QUEUE) });
});

/** A picture whose files are stored for good; only its row is missing. */
export type StoredPicture = Pick<PhotoTable, "file_key" | "source_hash" | "width" | "height" | "widths" | "blur">;
export type Intake = { stored: StoredPicture[]; problems: (ImageProblem & { text: string })[] };

/**
 * Checks, re-encodes and stores files. Those that are no good are named, the others are durable when this resolves;
 * what then gets no row is swept.
 */
export async function takeIn(app: FastifyInstance, files: readonly SentFile[]): Promise<Intake> {
  const results = await Promise.all(files.map((file) => takeOne(app, file)));
  const problems = results.flatMap((result, at) => (typeof result === "string" ? [problem(files[at], result)] : []));
  return { stored: results.flatMap((result) => (typeof result === "string" ? [] : [result])), problems };
}

const problem = (file: SentFile | undefined, key: ImageProblemKey) => {
  const name = file?.name ?? "image";
  return { file: name, key, text: problemText(name, key) };
};

async function takeOne(app: FastifyInstance, file: SentFile): Promise<StoredPicture | ImageProblemKey> {
  const wrong = await problemOf(file);
  if (wrong) return wrong;
  const { render, UnreadableImage } = await import("./render");
  try {
    const rendered = await app.images.queue(() => render(file.bytes));
    return await store(app.images.storage, rendered, hashOf(file.bytes));
  } catch (error) {
    if (error instanceof UnreadableImage) return imageProblems.invalid;
    throw error;
  }
}

async function store(storage: ImageStorage, picture: Rendered, sourceHash: string): Promise<StoredPicture> {
  const key = randomKey();
  for (const { width, avif, webp } of picture.sizes) {
    await storage.put(`${key}-${width}.avif`, avif);
    await storage.put(`${key}-${width}.webp`, webp);
  }
  const widths = picture.sizes.map(({ width }) => width).join(",");
  const { width, height, blur } = picture;
  return { file_key: key, source_hash: sourceHash, width, height, widths, blur };
}

/** SHA-256 of a file as it was sent. */
export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64url");

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";
/** 124 bits: a picture that waits for approval is found by nobody who was not told its name. */
const randomKey = () => Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
