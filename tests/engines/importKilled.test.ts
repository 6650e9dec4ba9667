import { setTimeout } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Kept } from "../support/kept";
import { expectEachRowOnce, type ImportsToKill, importsToKill, kill } from "../support/killedImports";

/** Several transactions of a list are to fall to a kill; there are as many lists as the kills need. */
const ROWS = 6_000;
/** The embedded database writes its log less strictly meanwhile, so that it is the one to be killed most. */
const KILLS = inject("engine") === "sqlite" ? 10 : 5;
const MINUTES = 5;

/** Kills the process so many steps into its import, or somewhere in the next one; true when it was under way then. */
async function killedWithin({ jobOf }: ImportsToKill, server: Kept, id: number, steps: number, share = Math.random()) {
  await server.until(/an import goes on/, MINUTES * 60_000);
  let [seen, taken, since] = [await jobOf(id), 0, performance.now()];
  let stepMs = 0;
  while (taken < steps && seen.state === "applying") {
    const now = await jobOf(id);
    if (now.rows_done === seen.rows_done) {
      await setTimeout(1);
    } else {
      taken++;
      [stepMs, since] = [performance.now() - since, performance.now()];
    }
    seen = now;
  }
  await setTimeout(share * (stepMs || 100));
  await kill(server);
  const left = await jobOf(id);
  expect(left.rows_done).toBeGreaterThanOrEqual(seen.rows_done);
  return left.state === "applying";
}

test("killed at random moments again and again, an import has done each row exactly once in the end", {
  timeout: MINUTES * 60_000,
}, async () => {
  const imports = await importsToKill(ROWS);
  const { nextPlanned, jobOf, start } = imports;
  let under: number | undefined;
  for (let kills = 0; kills < KILLS; ) {
    under ??= await nextPlanned();
    // an import that is interrupted ten times before it gets anywhere is given up
    if (await killedWithin(imports, await start(), under, kills % 3)) kills++;
    else under = undefined;
  }
  if (under !== undefined) {
    const last = await start();
    await last.until(/"state":"applied"/, MINUTES * 60_000);
    await last.stop();
  }

  // one that was stopped before the process was gone does not go on
  let stopped = await nextPlanned();
  const isPartlyDone = async (id: number) =>
    (await killedWithin(imports, await start(), id, 1, 0)) && (await jobOf(id)).rows_done < ROWS;
  while (!(await isPartlyDone(stopped))) stopped = await nextPlanned();
  await imports.cancel(stopped);
  const server = await start();
  onTestFinished(server.stop);
  await server.until(/"state":"cancelled"/, MINUTES * 60_000);
  await expectEachRowOnce(imports, stopped);
});
