import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Reverted, RevertInput } from "../../contract/history";
import { actorOf, callerOf, consoleChange } from "../access";
import { findAccount } from "../accounts/repository";
import { changeAddressed } from "../addressed";
import { revertCard } from "../content/actions";
import { writeBanner, writeSupport } from "../content/blocks";
import { AppError, notFound } from "../errors";
import { changeFestivals } from "../festivals/changes";
import { revertFestival } from "../festivals/revert";
import { findStoredList } from "../lists/repository";
import { revertList } from "../lists/write";
import { findProduct } from "../shop/products";
import { revertProduct } from "../shop/revisions";
import { editTemple } from "../temples/actions";
import { changeTemples } from "../temples/changes";
import { findTemple } from "../temples/repository";
import { revertAccount } from "../users/actions";
import {
  accountPatch,
  bannerPatch,
  guidancePatch,
  listPatch,
  productPatch,
  supportPatch,
  templePatch,
} from "./putBack";
import { revert } from "./revert";

type Asked = { request: FastifyRequest; input: RevertInput };

/** Puts a temple back to how it stood at a revision. */
export function revertTemple({ db }: FastifyInstance, id: number, { request, input }: Asked): Promise<Reverted> {
  return changeTemples(db, async (trx) => {
    const before = (await findTemple(trx, id)) ?? notFound();
    return revert(trx, { kind: "temple", itemId: id }, input, async (fields) => {
      const patch = templePatch(before, fields);
      if (patch) await editTemple(trx, before, patch, { ...consoleChange(request), reverts: input.revisionId });
    });
  });
}

/** Puts a festival and its chosen dates back to how they stood at a revision. */
export const revertFestivalTo = (app: FastifyInstance, id: number, { request, input }: Asked): Promise<Reverted> =>
  changeFestivals(app, (trx) =>
    revert(trx, { kind: "festival", itemId: id }, input, (fields) =>
      revertFestival(trx, id, fields, { ...consoleChange(request), reverts: input.revisionId }),
    ),
  );

/** Puts a curated list back to how it stood at a revision, its entries included. */
export function revertListTo({ db }: FastifyInstance, id: number, { request, input }: Asked): Promise<Reverted> {
  return changeAddressed(db, async (trx) => {
    const before = (await findStoredList(trx, id)) ?? notFound();
    return revert(trx, { kind: "list", itemId: id }, input, (fields) =>
      revertList(trx, before, listPatch(fields), { ...consoleChange(request), reverts: input.revisionId }),
    );
  });
}

/** Puts an account's role and flag back, by someone who could set them. */
export const revertUser = ({ db, engine, now }: FastifyInstance, id: number, { request, input }: Asked) =>
  db.transaction().execute(async (trx) => {
    const actor = await findAccount(trx, callerOf(request).id);
    if (!actor?.active) throw new AppError("forbidden");
    const account = (await findAccount(trx, id)) ?? notFound();
    const change = { request, trx, engine, actor, account, at: now().toISOString() };
    return revert(trx, { kind: "account", itemId: id }, input, (fields) =>
      revertAccount(change, accountPatch(fields), input.revisionId),
    );
  });

/** Puts a guidance card back to how it stood at a revision. */
export const revertGuidance = (app: FastifyInstance, id: number, { request, input }: Asked): Promise<Reverted> =>
  app.db.transaction().execute((trx) =>
    revert(trx, { kind: "guidance", itemId: id }, input, (fields) => {
      const actor = actorOf(request);
      return revertCard(app, trx, { id, actor, reverts: input.revisionId, patch: guidancePatch(fields) });
    }),
  );

/** Puts a product's words, price and offer back to how they stood at a revision. */
export const revertProductTo = ({ db }: FastifyInstance, id: number, { request, input }: Asked): Promise<Reverted> =>
  db.transaction().execute(async (trx) => {
    const before = (await findProduct(trx, id)) ?? notFound();
    return revert(trx, { kind: "product", itemId: id }, input, async (fields) => {
      const patch = productPatch(fields);
      if (patch) await revertProduct(trx, before, patch, { ...consoleChange(request), reverts: input.revisionId });
    });
  });

/** Puts one of the texts that there is one of back to how it stood at a revision. */
export const revertBlock = (app: FastifyInstance, kind: "support" | "banner", { request, input }: Asked) =>
  app.db.transaction().execute((trx) =>
    revert(trx, { kind, itemId: null }, input, (fields) => {
      const change = { actor: actorOf(request), reverts: input.revisionId };
      return kind === "support"
        ? writeSupport(app, trx, supportPatch(fields), change)
        : writeBanner(app, trx, bannerPatch(fields), change);
    }),
  );
