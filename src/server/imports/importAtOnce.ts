import { setTimeout } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { ImportQuery, ImportResult } from "../../contract/importResults";
import type { ImportApply, ImportNoun } from "../../contract/imports";
import { can } from "../../contract/roles";
import { actorOf, callerOf } from "../access";
import { AppError, invalid, notFound } from "../errors";
import { answeredBefore, once } from "../idempotency";
import { enterImport, findOwn, startApply } from "./actions";
import { type Received, receive } from "./receive";
import { reportOf } from "./report";
import { findImport, type ImportJob } from "./store/jobs";

type Asked = { noun: ImportNoun; kind: "csv" | "json"; query: ImportQuery; dryRun: boolean };

/**
 * The specified calls: one answer when all is done. A dry run makes a plan and answers its `planId`; a real run with
 * that id executes it, without one it plans and applies.
 */
export async function importAtOnce(request: FastifyRequest, asked: Asked): Promise<ImportResult> {
  const { planId } = asked.query;
  if (planId !== undefined && !asked.dryRun) return executePlan(request, asked.noun, planId);
  const received = await receive(request);
  if (asked.dryRun) return planAndReport(request, asked, received);
  const fingerprint = [asked.kind, received.file.hash];
  const earlier = await answeredBefore<ImportResult>(request, fingerprint);
  if (earlier) return earlier;
  const planned = await planOnly(request, asked, received);
  const result = await applyAndReport(request, planned);
  return once(request, fingerprint, async () => result);
}

async function planAndReport(request: FastifyRequest, asked: Asked, received: Received): Promise<ImportResult> {
  return reportOf(request.server.db, await planOnly(request, asked, received), true);
}

async function planOnly(request: FastifyRequest, { noun, kind }: Asked, { file, name }: Received): Promise<ImportJob> {
  const { server } = request;
  const id = await enterImport(server, file, {
    noun,
    name: name || `${noun}.${kind}`,
    format: kind,
    actor: actorOf(request),
    mayVerify: can(callerOf(request).role, "temples"),
    blank: "leave",
    mapping: {},
    sheet: null,
    source: null,
  });
  const job = await finished(request, id);
  if (job.problem) return invalid({ file: job.problem });
  return job;
}

async function executePlan(request: FastifyRequest, noun: ImportNoun, planId: number): Promise<ImportResult> {
  const job = (await findOwn(request.server.db, planId, [noun])) ?? notFound();
  return applyAndReport(request, job);
}

/** Whoever asks for all in one call reads of it in the answer. */
const takesAll: ImportApply = { mode: "valid", duplicates: "create", moved: "update", remarksSeen: true };

async function applyAndReport(request: FastifyRequest, job: ImportJob): Promise<ImportResult> {
  const { server } = request;
  await startApply(server, job, takesAll, actorOf(request));
  const done = await finished(request, job.id);
  return reportOf(server.db, done, false);
}

const LOOK_AGAIN_MS = 100;

/** Works on a job, or waits while another process does, until it waits for a person or is over. */
async function finished({ server }: FastifyRequest, id: number): Promise<ImportJob> {
  for (;;) {
    const refused = await server.imports.run(id);
    const job = (await findImport(server.db, id)) ?? notFound();
    if (refused) throw refused;
    if (!["reading", "applying", "undoing"].includes(job.state)) return ended(job);
    if (job.lease_owner === null) throw new AppError("unavailable");
    await setTimeout(LOOK_AGAIN_MS);
  }
}

function ended(job: ImportJob): ImportJob {
  if (job.state === "failed") return invalid({ file: job.problem ?? "errors.importInterrupted" });
  return job;
}
