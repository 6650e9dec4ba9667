import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./benchServer";
import { endowmentList, secondYear } from "./endowmentList";
import { caller, timed } from "./importCalls";
import { atLeast, atMost, type Measure, print } from "./measure";

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 45_000);
const LEAST_BY_ITSELF = 0.95;

/**
 * An endowment department's list of one year and of the next, as an editor would bring them: both are planned and
 * applied with nothing decided by hand, and taken back.
 */
async function benchImportYears(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "import-years-"));
  const server = await startServer(dataDir);
  try {
    const call = await caller(server);
    const lists = endowmentList(ROWS);
    const bring = (year: number, text: string) =>
      timed(
        server,
        call,
        () => call(`/api/admin/temples/imports?name=office%20${year}.csv`, text, "text/csv"),
        "planned",
      );
    const go = (id: number, step: "apply" | "undo", state: string) => {
      const body = JSON.stringify(step === "apply" ? { mode: "valid" } : {});
      return timed(server, call, () => call(`/api/admin/imports/${id}/${step}`, body, "application/json"), state);
    };
    const first = await bring(2026, lists.first);
    const { created, updated } = first.job.counts;
    await go(first.job.id, "apply", "applied");
    const second = await bring(2027, lists.second);
    const { counts, gone } = second.job;
    await go(second.job.id, "apply", "applied");
    const undone = [await go(second.job.id, "undo", "undone"), await go(first.job.id, "undo", "undone")];
    const left = undone.reduce((sum, { job }) => sum + (job.undone?.left ?? 0), 0);
    return [
      atLeast("rows that go in without a hand", (created + updated) / ROWS, "", LEAST_BY_ITSELF),
      atMost("planned", first.seconds, "s"),
      atMost("rows of the next year that are new", counts.created + counts.duplicates, "rows", secondYear.added),
      atMost("rows that changed", counts.updated, "rows", secondYear.changed),
      atMost("rows that wait or fail", counts.duplicates + counts.failed + counts.moved, "rows"),
      atMost("temples that are gone", gone, "rows", secondYear.gone),
      atMost("records that were not taken back", left, "rows", 0),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

print(await benchImportYears());
