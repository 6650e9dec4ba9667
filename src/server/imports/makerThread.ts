import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../db/open";
import { MakerHere } from "./maker";
import type { MakerAnswer, MakerInput, MakerQuestion } from "./makerBeside";
import { templeEngine } from "./templeEngine";
import { tuneForReading } from "./tuneForBulk";

/** Makes the rows of one import ready, and does what it is asked in turn. */
const { job, database: variables }: MakerInput = workerData;
const database = await openDatabase(variables);
await tuneForReading(database);
const maker = new MakerHere(database.db, job, templeEngine());

async function answerTo(question: MakerQuestion): Promise<MakerAnswer> {
  try {
    return { answer: await answerOf(question) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function answerOf(question: MakerQuestion): unknown {
  switch (question.asked) {
    case "ready":
      return maker.ready(...question.with);
    case "stored":
      return maker.stored(...question.with);
    case "begin":
      return maker.parts.begin(...question.with);
    case "part":
      return maker.parts.part(...question.with);
    case "end":
      return maker.parts.end();
  }
}

let last = Promise.resolve();
parentPort?.on("message", (question: MakerQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(question)));
});
