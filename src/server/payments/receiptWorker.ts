import { parentPort, workerData } from "node:worker_threads";
import { printReceipt, type Receipt } from "./receiptPdf";

/** Prints one acknowledgement aside, so that no request waits for fonts. */
const receipt: Receipt = workerData;
printReceipt(receipt).then((pdf) => parentPort?.postMessage(new Uint8Array(pdf)));
