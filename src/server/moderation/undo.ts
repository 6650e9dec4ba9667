import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type DecisionsUndone,
  ModeratedKind,
  type ModerationTarget,
  moderationLimits,
  type UndoInput,
} from "../../contract/moderation";
import { callerOf } from "../access";
import type { Account } from "../accounts/account";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { takeBack } from "../mail/outbox";
import { changeTemples } from "../temples/changes";
import { updateFigures } from "../temples/figures";
import { letterKey } from "./announce";
import { type Change, type Context, refuseDecided } from "./handler";
import { handlers } from "./handlers";
import { lockTemplesOf } from "./lockTemplesOf";

/** Takes decisions back, all or none, newest first: within half a minute, by whoever made them. */
export async function undo(request: FastifyRequest, { decisionIds }: UndoInput): Promise<DecisionsUndone> {
  const { server: app } = request;
  const actor = callerOf(request);
  const now = app.now();
  const newestFirst = [...new Set(decisionIds)].sort((a, b) => b - a);
  return changeTemples(app.db, async (trx) => {
    // what was one's own a moment ago needs no confirmation to come back
    const { touched } = request;
    const context: Context = { trx, engine: app.engine, actor, now, touched, confirmedRole: async () => null };
    const decisions: Made[] = [];
    for (const decisionId of newestFirst) decisions.push(await getOwnDecision(trx, actor, decisionId, now));
    const counted = await lockTemplesOf(context, decisions);
    const items: DecisionsUndone["items"] = [];
    for (const decision of decisions) items.push(await undoOne(context, decision));
    await updateFigures(trx, counted);
    return { items };
  });
}

type Made = ModerationTarget & { decisionId: number; change: Change };

async function undoOne(context: Context, { decisionId, kind, id, change }: Made) {
  const { trx, actor, now } = context;
  await handlers[kind].restore(context, id, change);
  await takeBack(trx, letterKey(decisionId));
  await writeAudit(trx, {
    at: now.toISOString(),
    actor,
    action: "moderation.undo",
    kind,
    itemId: id,
    origin: "moderation",
    undoes: decisionId,
  });
  const status = (await handlers[kind].statusOf(trx, id)) ?? notFound();
  return { kind, id, status };
}

const Details = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) });

async function getOwnDecision(trx: Db, actor: Account, decisionId: number, now: Date): Promise<Made> {
  const row = await trx
    .selectFrom("audit_log")
    .select(["at", "actor_id", "kind", "item_id", "details"])
    .where("id", "=", decisionId)
    .where("action", "in", ["moderation.approve", "moderation.reject"])
    .executeTakeFirst();
  if (!row || row.item_id === null) return notFound();
  if (row.actor_id !== actor.id) throw new AppError("forbidden");
  if (now.getTime() - Date.parse(row.at) > moderationLimits.undoSeconds * 1_000) throw new AppError("undoOver");
  const kind = ModeratedKind.parse(row.kind);
  const undone = await trx.selectFrom("audit_log").select("id").where("undoes", "=", decisionId).executeTakeFirst();
  if (undone) return refuseDecided(kind, row.item_id, "changed");
  const change: Change = Details.parse(JSON.parse(row.details ?? "{}"));
  return { decisionId, kind, id: row.item_id, change };
}
