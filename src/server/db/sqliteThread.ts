import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { PreparedStatements, type Question } from "./preparedStatements";
import { LONGEST_WAIT_MS, openSqliteFile } from "./sqlite";
import type { ThreadAnswer } from "./threadedSqlite";

/** A connection to a database file that does what it is told, one after the other; at "close" it ends. */
const statements = new PreparedStatements(openSqliteFile(workerData));
statements.database.pragma(`busy_timeout = ${LONGEST_WAIT_MS}`);
const told = new Set<string>();

/** The columns of a statement are told once. */
function answerTo(question: Question): ThreadAnswer {
  try {
    const answer = statements.run(question);
    if (answer.columns === undefined || !told.has(question.sql)) {
      told.add(question.sql);
      return { answer };
    }
    return { rows: answer.rows };
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : undefined;
    return { problem: { message: error instanceof Error ? error.message : String(error), code } };
  }
}

parentPort?.on("message", (question: Question | "close") => {
  if (question === "close") {
    statements.close();
    parentPort?.close();
  } else parentPort?.postMessage(answerTo(question));
});
