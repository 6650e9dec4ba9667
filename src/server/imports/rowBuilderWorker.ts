import { parentPort, workerData } from "node:worker_threads";
import { openForBulk } from "../db/open";
import { templeEngine } from "./apply/templeEngine";
import { LocalRowBuilder } from "./localRowBuilder";
import type { BuilderAnswer, BuilderInput, BuilderQuestion } from "./threadRowBuilder";
import { tuneForReading } from "./tuneForBulk";

/** Builds the rows of one import, and does what it is asked in turn. */
const { job, database: variables }: BuilderInput = workerData;
const database = await openForBulk(variables);
await tuneForReading(database);
const builder = new LocalRowBuilder(database.db, job, templeEngine());

async function answerTo(question: BuilderQuestion): Promise<BuilderAnswer> {
  try {
    return { answer: await builder.build(...question) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

let last = Promise.resolve();
parentPort?.on("message", (question: BuilderQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(question)));
});
