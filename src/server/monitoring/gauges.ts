import type { ServerResponse } from "node:http";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

const RESOLUTION_MS = 20;
const WINDOW_MS = 30_000;
const NS_PER_MS = 1_000_000;

export type LoopDelay = { mean_ms: number; p99_ms: number; max_ms: number };

/** What the process measures about itself, from `start` to `stop`. */
export class Gauges {
  readonly requests = { total: 0, refused: 0, failed: 0, running: 0, sumMs: 0 };
  readonly collections = { count: 0, totalMs: 0 };
  private readonly loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      this.collections.count++;
      this.collections.totalMs += duration;
    }
  });
  private timer: NodeJS.Timeout | undefined;
  private window: LoopDelay | undefined;

  /**
   * Counts a request as running until its answer is out or its connection is gone: whoever leaves early is answered by
   * nobody, and no hook of the framework tells of them.
   */
  began(answer: ServerResponse): void {
    const { requests } = this;
    requests.running++;
    const ended = () => {
      answer.off("finish", ended).off("close", ended);
      requests.running--;
    };
    answer.on("finish", ended).on("close", ended);
  }

  start(): void {
    this.loop.enable();
    this.observer.observe({ entryTypes: ["gc"] });
    this.timer = setInterval(() => {
      this.window = this.delaySoFar();
      this.loop.reset();
    }, WINDOW_MS).unref();
  }

  stop(): void {
    this.loop.disable();
    this.observer.disconnect();
    clearInterval(this.timer);
  }

  /** How late the loop was in the last whole half minute, or since the start while there is none. */
  delay(): LoopDelay {
    return this.window ?? this.delaySoFar();
  }

  private delaySoFar(): LoopDelay {
    // the monitor's own timer is part of what it measures
    const late = (ns: number) => Math.max(0, round(ns / NS_PER_MS - RESOLUTION_MS));
    if (this.loop.count === 0) return { mean_ms: 0, p99_ms: 0, max_ms: 0 };
    return { mean_ms: late(this.loop.mean), p99_ms: late(this.loop.percentile(99)), max_ms: late(this.loop.max) };
  }
}

/** Two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;
