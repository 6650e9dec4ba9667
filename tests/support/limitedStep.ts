import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type StepLimits = {
  /** The longest it may take in all. */
  minutes: number;
  /** A step that has said nothing for so long hangs. */
  silentMinutes: number;
};

export type StepEnd = {
  well: boolean;
  seconds: number;
  /** Why it did not end well, with the last lines it said. */
  why?: string;
  /** By a limit, before it came to its end. */
  wasCutOff?: boolean;
};

export type RunningStep = { ended: Promise<StepEnd>; stop: (signal: NodeJS.Signals) => void };

const LAST_LINES = 20;
const MINUTE_MS = 60_000;

/** Runs a command to its end, or until a limit ends it and all it has started. What it says is passed on. */
export function runStep(
  command: string,
  args: string[],
  { limits, env }: { limits: StepLimits; env: NodeJS.ProcessEnv },
): RunningStep {
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  // a group of its own, so that a limit ends what it has started as well
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let broke: string | undefined;
  const giveUp = (why: string) => {
    broke = why;
    endGroup(child);
  };
  const whole = setTimeout(
    () => giveUp(`was ended after its limit of ${limits.minutes} minutes`),
    limits.minutes * MINUTE_MS,
  );
  const silence = setTimeout(
    () => giveUp(`was ended after ${limits.silentMinutes} minutes in which it said nothing`),
    limits.silentMinutes * MINUTE_MS,
  );
  let tail = "";
  for (const [from, to] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const]) {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      tail = (tail + text).slice(-4000);
      silence.refresh();
    });
  }
  const ended = (async (): Promise<StepEnd> => {
    const [code, signal] = await once(child, "close").catch((error: Error) => [error.message, null]);
    clearTimeout(whole);
    clearTimeout(silence);
    if (code === 0 && !broke) return { well: true, seconds: secondsSince() };
    const lines = tail.trimEnd().split("\n").slice(-LAST_LINES);
    return {
      well: false,
      seconds: secondsSince(),
      wasCutOff: broke !== undefined,
      why: [broke ?? `ended with ${signal ?? code}; its last lines:`, ...lines].join("\n"),
    };
  })();
  return { ended, stop: (signal) => child.kill(signal) };
}

/** First politely, so that it can clear up behind itself. */
function endGroup(child: ChildProcess): void {
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // they are gone already
    }
  };
  signalAll("SIGTERM");
  setTimeout(() => signalAll("SIGKILL"), 20_000).unref();
}
