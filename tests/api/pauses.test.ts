import { expect, test } from "vitest";
import { createPauses } from "../../src/server/pauses";

/** How often others were served while `work` went on. */
async function servedDuring(work: () => Promise<void>): Promise<number> {
  let served = 0;
  let next = setImmediate(function serve() {
    served++;
    next = setImmediate(serve);
  });
  await work();
  clearImmediate(next);
  return served;
}

test("steps that take next to no time are done in one go, so that nobody waits for all others at each", async () => {
  const served = await servedDuring(async () => {
    const pause = createPauses();
    for (let step = 0; step < 5_000; step++) await pause();
  });
  expect(served).toBeLessThan(500); // none, but where the machine is busy with something else
});

test("after each step that takes long others are served", async () => {
  const served = await servedDuring(async () => {
    const pause = createPauses();
    for (let step = 0; step < 3; step++) {
      const since = performance.now();
      while (performance.now() - since < 12);
      await pause();
    }
  });
  expect(served).toBeGreaterThanOrEqual(3);
});
