import type { Worker } from "node:worker_threads";
import { createQueue } from "../images/queue";
import { startThread } from "../startThread";
import type { Receipt } from "./receiptPdf";

const inTurn = createQueue({ atOnce: 1, waiting: 20 });

/** Prints an acknowledgement in a thread of its own, one after the other; refuses with 503 when too many wait. */
export const printAside = (receipt: Receipt): Promise<Buffer> =>
  inTurn(() => pdfOf(startThread(import.meta.dirname, "receiptWorker", { workerData: receipt })));

function pdfOf(worker: Worker): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    worker.once("message", (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`Printing ended with code ${code} and no page`)));
  });
}
