import type { FastifyRequest } from "fastify";
import { type Decision, type DecisionsInput, type DecisionsMade, moderationLimits } from "../../contract/moderation";
import { callerOf } from "../access";
import { redeemStepUp } from "../accounts/stepUp";
import { writeAudit } from "../audit";
import { AppError, notFound } from "../errors";
import { changeTemples } from "../temples/changes";
import { updateFigures } from "../temples/figures";
import { announce } from "./announce";
import { isClaimedByAnother, refuseForeignKinds, releaseItems } from "./claims";
import type { Context, Verdict } from "./handler";
import { handlers } from "./handlers";
import { lockTemplesOf } from "./lockTemplesOf";

const actions = { approve: "moderation.approve", reject: "moderation.reject" } as const;

/** Makes decisions with all that follows from them, or none: figures, pictures, temples, roles, the log, the mails. */
export async function decide(request: FastifyRequest, { decisions }: DecisionsInput): Promise<DecisionsMade> {
  const { server: app } = request;
  const actor = callerOf(request);
  refuseForeignKinds(actor, decisions);
  const now = app.now();
  const made = await changeTemples(app.db, async (trx) => {
    let confirmed: Promise<string> | undefined;
    const confirmedRole = () => {
      confirmed ??= redeemStepUp(trx, request, "role"); // once for all that are decided together
      return confirmed;
    };
    const context: Context = { trx, engine: app.engine, actor, now, touched: request.touched, confirmedRole };
    const counted = await lockTemplesOf(context, decisions);
    await refuseConflicts(context, decisions);
    const results: DecisionsMade["decisions"] = [];
    const notified = new Set<string>();
    for (const decision of inLockOrder(decisions)) {
      results.push(
        await decideOne(context, decision, (verdict, id) =>
          announce(context, app.env.PUBLIC_URL, decision, verdict, { decisionId: id, notified }),
        ),
      );
    }
    await updateFigures(trx, counted);
    await releaseItems(trx, actor, decisions);
    return results;
  });
  const undoUntil = new Date(now.getTime() + moderationLimits.undoSeconds * 1_000).toISOString();
  return { decisions: made, undoUntil };
}

/** Rows too are locked in one order. */
const inLockOrder = (decisions: readonly Decision[]): Decision[] =>
  [...decisions].sort((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1));

/** All items that cannot be decided any more are named at once, before anything happens. */
async function refuseConflicts(context: Context, decisions: readonly Decision[]): Promise<void> {
  const { trx, actor, now } = context;
  const items: { kind: string; id: number; why: string; status: string }[] = [];
  for (const { kind, id, status: expected = "pending" } of decisions) {
    const status = await handlers[kind].statusOf(trx, id);
    if (status === undefined) return notFound();
    if (status !== expected) items.push({ kind, id, why: "decided", status });
    else if (await isClaimedByAnother(trx, actor, { kind, id }, now)) items.push({ kind, id, why: "claimed", status });
  }
  if (items.length > 0) throw new AppError("decided", undefined, undefined, { items });
}

async function decideOne(
  context: Context,
  { kind, id, decision, reason, status: from = "pending" }: Decision,
  tell: (verdict: Verdict, decisionId: number) => Promise<void>,
): Promise<DecisionsMade["decisions"][number]> {
  const verdict: Verdict = { status: decision === "approve" ? "approved" : "rejected", reason: reason || null };
  if (from === verdict.status) throw new AppError("validation", undefined, { status: "errors.decision" });
  const details = await handlers[kind].apply(context, id, from, verdict);
  const decisionId = await writeAudit(context.trx, {
    at: context.now.toISOString(),
    actor: context.actor,
    action: actions[decision],
    kind,
    itemId: id,
    origin: "moderation",
    reason: verdict.reason,
    details,
  });
  await tell(verdict, decisionId);
  return { decisionId, kind, id, status: verdict.status };
}
