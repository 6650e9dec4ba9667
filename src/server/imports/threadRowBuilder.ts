import type { Worker } from "node:worker_threads";
import { startThread } from "../startThread";
import type { BuiltRows, RowBuilder } from "./rowBuilder";
import type { Workplace } from "./store/work";

export type BuilderInput = { job: number; database: NonNullable<Workplace["beside"]> };
/** What the thread is asked, one after the other. */
export type BuilderQuestion = Parameters<RowBuilder["build"]>;
export type BuilderAnswer = { answer: unknown } | { problem: string };

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** A builder in a thread of its own, which reads through a connection of its own. */
export class ThreadRowBuilder implements RowBuilder {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private broken: Error | undefined;

  constructor(input: BuilderInput) {
    this.thread = startThread(import.meta.dirname, "rowBuilderWorker", { workerData: input, resourceLimits });
    this.thread.on("message", (said: BuilderAnswer) => {
      const asked = this.waiting.shift();
      if ("problem" in said) asked?.reject(new Error(said.problem));
      else asked?.resolve(said.answer as never);
    });
    this.thread.on("error", (error) => this.breakOff(error));
    this.thread.on("exit", () => this.breakOff(new Error("The thread that builds rows has ended")));
  }

  build(lines: readonly number[], now: Date): Promise<BuiltRows> {
    return this.ask([lines, now]);
  }
  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private async ask<T>(question: BuilderQuestion): Promise<T> {
    if (this.broken) throw this.broken;
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.postMessage(question);
    });
  }
  private breakOff(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

/** What it builds is soon handed on. */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };
