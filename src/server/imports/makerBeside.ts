import type { Worker } from "node:worker_threads";
import { startThread } from "../startThread";
import type { RunParts } from "../temples/runParts";
import type { Maker, ReadyRows } from "./maker";
import type { Workplace } from "./work";

export type MakerInput = { job: number; database: NonNullable<Workplace["beside"]> };
/** What the thread is asked, one after the other: a method of its own maker or of that one's parts. */
export type MakerQuestion =
  | { asked: "ready"; with: Parameters<Maker["ready"]> }
  | { asked: "stored"; with: Parameters<Maker["stored"]> }
  | { asked: "begin"; with: Parameters<RunParts["begin"]> }
  | { asked: "part"; with: Parameters<RunParts["part"]> }
  | { asked: "end"; with: [] };
export type MakerAnswer = { answer: unknown } | { problem: string };

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** A maker in a thread of its own, which reads through a connection of its own. */
export class MakerBeside implements Maker {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private broken: Error | undefined;

  constructor(input: MakerInput) {
    this.thread = startThread(import.meta.dirname, "makerThread", { workerData: input, resourceLimits });
    this.thread.on("message", (said: MakerAnswer) => {
      const asked = this.waiting.shift();
      if ("problem" in said) asked?.reject(new Error(said.problem));
      else asked?.resolve(said.answer as never);
    });
    this.thread.on("error", (error) => this.breakOff(error));
    this.thread.on("exit", () => this.breakOff(new Error("The thread that makes rows ready has ended")));
  }

  ready(lines: readonly number[], now: Date): Promise<ReadyRows> {
    return this.ask({ asked: "ready", with: [lines, now] });
  }
  stored(run: number | undefined, ids: readonly number[]): void {
    this.tell({ asked: "stored", with: [run, ids] });
  }
  readonly parts: RunParts = {
    begin: (...asked) => this.ask({ asked: "begin", with: asked }),
    part: (...asked) => this.ask({ asked: "part", with: asked }),
    end: () => this.tell({ asked: "end", with: [] }),
  };
  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private async ask<T>(question: MakerQuestion): Promise<T> {
    if (this.broken) throw this.broken;
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.postMessage(question);
    });
  }
  /** What is told is answered as well, so that a failure is heard with the next question. */
  private tell(question: MakerQuestion): void {
    this.ask(question).catch((error: Error) => this.breakOff(error));
  }
  private breakOff(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

/** What it makes is soon handed on. */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };
