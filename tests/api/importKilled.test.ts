import { expect, onTestFinished, test } from "vitest";
import { expectEachRowOnce, importsToKill, kill, type Progress, progressOf, watch } from "../support/killedImports";

/** Written in three transactions. */
const ROWS = 3_200;

/** The long form, killed at random moments, is `tests/engines/importKilled`. */
test("killed while it is read, when it is read, while it is applied and when it is over, an import has done each row once", {
  timeout: 180_000,
}, async () => {
  const imports = await importsToKill(ROWS);
  const { db, next, confirm, nextPlanned, start } = imports;
  const killedWhen = async (id: number, isSo: (now: Progress) => boolean) => {
    const server = await start();
    onTestFinished(server.stop);
    await watch(imports, server, id, isSo);
    await kill(server);
    return progressOf(imports, id);
  };
  const isUnderWay = ({ rows_done }: { rows_done: number }) => rows_done > 0 && rows_done < ROWS;

  const first = await next();
  const read = await killedWhen(first, isUnderWay);
  expect(read).toMatchObject({ state: "reading", rows_done: expect.toSatisfy((rows) => rows < ROWS) });
  await killedWhen(first, ({ state }) => state === "planned");
  const lines = await db.selectFrom("import_rows").select("line").where("import_id", "=", first).execute();
  expect([lines.length, new Set(lines.map(({ line }) => line)).size]).toEqual([ROWS, ROWS]);

  await confirm(first);
  const written = await killedWhen(first, isUnderWay);
  expect(written).toMatchObject({ state: "applying", written: written.rows_done });

  // the next one begins when the first is over, and is stopped while no process is there
  const stopped = await nextPlanned();
  const begun = await killedWhen(stopped, isUnderWay);
  expect(begun).toMatchObject({ state: "applying", written: begun.rows_done });
  await imports.cancel(stopped);
  await killedWhen(stopped, ({ state }) => state === "cancelled");
  await expectEachRowOnce(imports, stopped);
});
