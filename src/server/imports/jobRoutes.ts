import { extname } from "node:path";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import { ImportChoices } from "../../contract/importChoices";
import { ImportGonePage, ImportGoneQuery } from "../../contract/importGone";
import { ImportPreview, ImportRelayout } from "../../contract/importLayout";
import { importLimits } from "../../contract/importLimits";
import { ImportOfSource, ImportSources, ImportSourcesQuery } from "../../contract/importSources";
import {
  FailedRowsQuery,
  Import,
  ImportApply,
  ImportListQuery,
  type ImportNoun,
  ImportPage,
  ImportRemap,
  ImportRepairs,
  ImportRowPage,
  ImportRowsQuery,
  ImportSheet,
  ImportStart,
  importNouns,
} from "../../contract/imports";
import { can } from "../../contract/roles";
import { actorOf, callerOf } from "../access";
import { AppError, invalid, notFound } from "../errors";
import { redeemTicket } from "../temples/tickets";
import {
  cancelImport,
  chooseAgain,
  enterImport,
  findOwn,
  layOutAgain,
  readSheet,
  remapImport,
  repairImport,
  startApply,
  startUndo,
  takeSource,
} from "./actions";
import { facetRoutes } from "./facetRoutes";
import { findNamedImport, listImports, listRows } from "./lists";
import { failedCsv } from "./plan/failedCsv";
import type { FileFormat } from "./read/table";
import { formatOf } from "./read/tableFormat";
import { type Received, receive, refuseTooLarge, takeBodiesAsStreams } from "./receive";
import { listGone } from "./store/gone";
import { findImport, type ImportJob } from "./store/jobs";
import { rememberMapping } from "./store/mappings";
import { findPreview } from "./store/previews";
import { listSources, rememberSource, spellingsIn } from "./store/sources";
import { dropFile } from "./store/storeFile";
import { sweepImports } from "./sweep";

const DAY_MS = 24 * 3_600_000;

/** The nouns that the caller may import. */
const nounsOf = (request: FastifyRequest): ImportNoun[] =>
  importNouns.filter((noun) => can(callerOf(request).role, noun));

/** Imports as jobs: brought, planned, looked at, applied, and taken back. */
export const importJobRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onListen", async () => {
    app.repeat("forgetting old imports", DAY_MS, () => sweepImports(app));
  });
  const one = { params: IdParams, response: { 200: Import } };
  const own = async (request: FastifyRequest, id: number): Promise<ImportJob> =>
    (await findOwn(db, id, nounsOf(request))) ?? notFound();
  const view = async (id: number) => ((await findNamedImport(db, id)) ?? notFound()).view;
  /** Has the job begun in the background and answers how it stands. */
  const begun = async (id: number) => {
    const answer = await view(id);
    app.imports.begin(id);
    return answer;
  };

  const uploadRoutes: FastifyPluginAsyncZod = async (uploads) => {
    takeBodiesAsStreams(uploads);
    for (const noun of importNouns) {
      uploads.post(
        `/api/admin/${noun}/imports`,
        {
          bodyLimit: importLimits.extractBytes,
          config: { limit: "bulk" },
          onRequest: refuseTooLarge,
          schema: { querystring: ImportStart, response: { 202: Import } },
        },
        async (request, reply) => {
          const { query } = request;
          const received = await receive(request);
          const name = received.name || query.name || noun;
          const id = await enterImport(app, received.file, {
            noun,
            name,
            format: await writtenAs(received, name, noun).catch((refused) => {
              dropFile(received.file);
              throw refused;
            }),
            actor: actorOf(request),
            mayVerify: can(callerOf(request).role, "temples"),
            blank: query.blank ?? "leave",
            mapping: query.mapping ?? null,
            sheet: query.sheet ?? null,
            source: query.source ?? null,
          });
          return reply.code(202).send(await begun(id));
        },
      );
    }
  };
  await app.register(uploadRoutes);
  await app.register(facetRoutes, { own });
  app.get(
    "/api/admin/imports/sources",
    { schema: { querystring: ImportSourcesQuery, response: { 200: ImportSources } } },
    async (request) => {
      const { noun } = request.query;
      if (!nounsOf(request).includes(noun)) throw new AppError("forbidden");
      return { sources: await listSources(db, callerOf(request).id, noun) };
    },
  );
  app.put("/api/admin/imports/:id/source", { schema: { ...one, body: ImportOfSource } }, async (request) => {
    const job = await own(request, request.params.id);
    await takeSource(app, job, callerOf(request).id, request.body.source);
    return begun(job.id);
  });
  app.get(
    "/api/admin/imports",
    { schema: { querystring: ImportListQuery, response: { 200: ImportPage } } },
    (request) => listImports(db, nounsOf(request), request.query),
  );
  app.get("/api/admin/imports/:id", { schema: one }, async (request) => {
    await own(request, request.params.id);
    return view(request.params.id);
  });
  app.get(
    "/api/admin/imports/:id/rows",
    { schema: { params: IdParams, querystring: ImportRowsQuery, response: { 200: ImportRowPage } } },
    async (request) => listRows(db, await own(request, request.params.id), request.query),
  );
  app.put("/api/admin/imports/:id/mapping", { schema: { ...one, body: ImportRemap } }, async (request) => {
    const job = await own(request, request.params.id);
    const { fields } = await view(job.id);
    const unknown = Object.values(request.body.mapping).find((field) => field && !fields.includes(field));
    if (unknown) invalid({ mapping: "errors.field" });
    await remapImport(app, job, request.body);
    await rememberMapping(db, callerOf(request).id, job, request.body.mapping, now());
    await rememberSource(db, callerOf(request).id, job, { mapping: request.body.mapping }, now());
    return begun(job.id);
  });
  app.put("/api/admin/imports/:id/repairs", { schema: { ...one, body: ImportRepairs } }, async (request) => {
    const job = await own(request, request.params.id);
    const { fields } = await view(job.id);
    const { repairs } = request.body;
    if (repairs.some(({ field }) => !fields.includes(field))) invalid({ repairs: "errors.field" });
    await repairImport(app, job, repairs);
    await rememberSource(db, callerOf(request).id, job, { spellings: spellingsIn(repairs) }, now());
    return begun(job.id);
  });
  app.put("/api/admin/imports/:id/sheet", { schema: { ...one, body: ImportSheet } }, async (request) => {
    const job = await own(request, request.params.id);
    await readSheet(app, job, request.body.sheet);
    return begun(job.id);
  });
  app.get(
    "/api/admin/imports/:id/preview",
    { schema: { params: IdParams, response: { 200: ImportPreview } } },
    async (request) => findPreview(db, (await own(request, request.params.id)).id),
  );
  app.put("/api/admin/imports/:id/layout", { schema: { ...one, body: ImportRelayout } }, async (request) => {
    const job = await own(request, request.params.id);
    await layOutAgain(app, job, request.body.layout);
    return begun(job.id);
  });
  app.put("/api/admin/imports/:id/choices", { schema: { ...one, body: ImportChoices } }, async (request) => {
    const job = await own(request, request.params.id);
    const { fields } = await view(job.id);
    if (request.body.keep.some((field) => !fields.includes(field))) invalid({ keep: "errors.field" });
    await chooseAgain(app, job, request.body);
    return begun(job.id);
  });
  app.get(
    "/api/admin/imports/:id/gone",
    { schema: { params: IdParams, querystring: ImportGoneQuery, response: { 200: ImportGonePage } } },
    async (request) => listGone(db, await own(request, request.params.id), request.query),
  );
  app.post("/api/admin/imports/:id/apply", { schema: { ...one, body: ImportApply } }, async (request) => {
    const job = await own(request, request.params.id);
    await startApply(app, job, request.body, actorOf(request));
    return begun(job.id);
  });
  app.post("/api/admin/imports/:id/cancel", { schema: one }, async (request) => {
    const job = await own(request, request.params.id);
    await cancelImport(app, job);
    return view(job.id);
  });
  app.post("/api/admin/imports/:id/undo", { schema: one }, async (request) => {
    const job = await own(request, request.params.id);
    await startUndo(app, job, actorOf(request));
    return begun(job.id);
  });
  app.get(
    "/api/admin/imports/:id/failed.csv",
    { config: { limit: "bulk" }, schema: { params: IdParams, querystring: FailedRowsQuery } },
    async (request, reply) => {
      const { account, query, params } = request;
      if (!account && query.ticket === undefined) throw new AppError("unauthorized");
      const job = await findImport(db, params.id);
      const noun = importNouns.find((known) => known === job?.noun) ?? "temples";
      if (account && !can(account.role, noun)) throw new AppError("forbidden");
      if (!account && !(await redeemTicket(db, query.ticket ?? "", now(), noun))) throw new AppError("gone");
      if (!job) return notFound();
      return reply
        .header("content-disposition", `attachment; filename="${noun}-failed-${job.id}.csv"`)
        .header("cache-control", "no-store")
        .type("text/csv; charset=utf-8")
        .send(failedCsv(db, job));
    },
  );
};

/** How a file is written: a workbook or an extract by its beginning, JSON as its name ends or as it was sent, else by its beginning. */
async function writtenAs({ file: { path }, type }: Received, name: string, noun: ImportNoun): Promise<FileFormat> {
  const extension = extname(name).toLowerCase();
  const seen = await formatOf({ path });
  if (seen === "pbf" && noun !== "temples") return invalid({ file: "errors.importExtractNoun" });
  const isSaidJson = extension === ".json" || (extension === "" && type === "application/json");
  return seen === "csv" && isSaidJson ? "json" : seen;
}
