import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { correctionLimits } from "../../contract/contributionLimits";
import type { CorrectionField, CorrectionInput } from "../../contract/corrections";
import { textFlags } from "../../domain/textFlags";
import { roomFor } from "../accounts/roomFor";
import { callerKey } from "../callerKeys";
import type { Db } from "../db/open";
import { once } from "../idempotency";
import { authorOf } from "../images/actions";
import { localeOf } from "../locale";
import { takeFrom } from "../quotas";
import { flagText } from "../reviews/repository";
import { getPublicTemple } from "../temples/publicTemple";

const DAY_MS = 86_400_000;

/** Files a visitor's correction, pending. Anyone may send some a day; a filled trap is answered and forgotten. */
export async function submitCorrection(request: FastifyRequest, idOrSlug: string, input: CorrectionInput) {
  const temple = await getPublicTemple(request.server.db, idOrSlug);
  if (input.website) return { id: randomInt(1, 2_147_483_647), status: "pending" } as const;
  return once(request, { temple: temple.id, input }, async (trx) => {
    const quota = { key: `correction ${callerKey(request)}`, limit: correctionLimits.perDay, windowMs: DAY_MS };
    await takeFrom(trx, [quota], request.server.now());
    await roomFor(trx, request, "corrections");
    return { id: await insertCorrection(trx, request, temple.id, input), status: "pending" } as const;
  });
}

/** What would be a hint in another text is the answer here: contacts, addresses of the web, numbers, links of maps. */
const asksForThem: ReadonlySet<CorrectionField> = new Set(["phone", "email", "website", "position"]);

async function insertCorrection(db: Db, request: FastifyRequest, templeId: number, input: CorrectionInput) {
  const { userId, authorKey, createdAt } = authorOf(request);
  const said = asksForThem.has(input.field) ? "" : input.value;
  const flags = textFlags([said, input.note ?? ""].join("\n"));
  const { id } = await db
    .insertInto("corrections")
    .values({
      temple_id: templeId,
      user_id: userId,
      author_key: authorKey,
      field: input.field,
      proposed: input.value,
      language: input.language ?? "en",
      note: input.note ?? null,
      email: userId === null ? input.email : null,
      locale: localeOf(request),
      flags: flagText(flags),
      reason: null,
      created_at: createdAt,
      decided_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
