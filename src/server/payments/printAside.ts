import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createQueue } from "../images/queue";
import type { Receipt } from "./receiptPdf";

const inTurn = createQueue({ atOnce: 1, waiting: 20 });

/** Prints an acknowledgement in a thread of its own, one after the other; refuses with 503 when too many wait. */
export const printAside = (receipt: Receipt): Promise<Buffer> => inTurn(() => pdfOf(startWorker(receipt)));

/** The worker's file: built beside the server, or its source behind the loader that runs sources. */
function startWorker(workerData: Receipt): Worker {
  const built = [".", ".."].map((path) => join(import.meta.dirname, path, "receiptWorker.js")).find(existsSync);
  if (built) return new Worker(built, { workerData });
  const source = JSON.stringify(pathToFileURL(join(import.meta.dirname, "receiptWorker.ts")).href);
  const load = `import("tsx/esm/api").then(({ register }) => (register(), import(${source})))`;
  return new Worker(load, { eval: true, workerData });
}

function pdfOf(worker: Worker): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    worker.once("message", (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`Printing ended with code ${code} and no page`)));
  });
}
