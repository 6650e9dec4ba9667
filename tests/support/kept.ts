import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs the command until it ends or until whoever started it lets go. The shell's standard input is a pipe from here:
 * it breaks also when this process is killed, so that no server outlives the tests, however they end.
 */
const KEEPER = `
removes=$1; signal=$2; shift 2
exec 3<&0
"$@" </dev/null & child=$!
trap '' PIPE # the shell says how the command ended, perhaps to nobody
( while read -r asked <&3; do kill -"$asked" $child; done; kill -"$signal" $child 2>/dev/null ) & watch=$!
wait $child; code=$?
kill $watch 2>/dev/null
# others may still be writing there while they go
for again in 1 2 3 4 5; do [ -n "$removes" ] && ! rm -rf "$removes" 2>/dev/null && sleep 1 || break; done
exit $code`;

export type Kept = {
  process: ChildProcess;
  /** What it has said so far on both channels. */
  said: () => string;
  /** Resolves when `line` was said; fails with all that was said when the process ends before, or after `withinMs`. */
  until: (line: RegExp, withinMs?: number) => Promise<string>;
  /** Sends the command a signal; the rest is up to it. */
  signal: (name: Signal) => void;
  stop: () => Promise<void>;
};
export type Signal = "TERM" | "INT" | "QUIT" | "KILL";

type KeptOptions = Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> & {
  /** A folder that goes with the process. */
  removes?: string;
  /** How it is stopped in the end. */
  signal?: Signal;
};

/** Starts a server that stops with this process. */
export function keep(
  command: string,
  args: string[],
  { removes = "", signal = "TERM", ...options }: KeptOptions,
): Kept {
  const child = spawn("/bin/sh", ["-c", KEEPER, "keeper", removes, signal, command, ...args], {
    ...options,
    detached: true, // Ctrl-C reaches us alone; the pipe then tells the keeper
    stdio: ["pipe", "pipe", "pipe"],
  });
  let text = "";
  const closed = once(child, "close");
  for (const channel of [child.stdout, child.stderr]) {
    channel?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      child.emit("said");
    });
  }
  const until = (line: RegExp, withinMs = 60_000) =>
    new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${command} ${why}. It said:\n${text}`));
      const timer = setTimeout(() => fail(`did not say ${line} within ${withinMs} ms`), withinMs);
      const look = () => {
        const found = line.exec(text);
        if (found) resolve(found[0]);
        return found !== null;
      };
      child.on("said", () => look() && clearTimeout(timer));
      closed.then(() => look() || fail("ended")).finally(() => clearTimeout(timer));
      look();
    });
  const stop = async () => {
    child.stdin?.end();
    await closed;
  };
  return { process: child, said: () => text, until, signal: (name) => child.stdin?.write(`${name}\n`), stop };
}
