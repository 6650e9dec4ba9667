import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { AdminTemple, TempleCreate, TemplePatch } from "../../contract/adminTemples";
import type { TempleSubmission } from "../../contract/templeSubmissions";
import { positionErrors } from "../../domain/coordinates";
import { actorOf } from "../access";
import { roomFor } from "../accounts/roomFor";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { AppError, invalid, notFound } from "../errors";
import { onceWithin } from "../idempotency";
import { settlePrecision } from "../places/settlePrecision";
import { blankTemple } from "./blankTemple";
import { changeTemples } from "./changes";
import { normalize, type UnnamedTemple } from "./normalize";
import { adminTempleOf } from "./present";
import { recordOf, type TempleRow } from "./record";
import { findTemple } from "./repository";
import { freeSlug, isAutomaticSlug, takenSlugs } from "./slugs";
import { placeInAddress, poojasIn, specialitiesOf } from "./submission";
import { type Change, insertTemples, updateTemples } from "./write";

const hasErrors = (errors: Record<string, string>) => Object.keys(errors).length > 0;

export async function getTemple(db: Db, id: number): Promise<TempleRow> {
  return (await findTemple(db, id)) ?? notFound();
}

/** Stores a temple from the console, public at once unless said otherwise. */
export async function createTemple(db: Kysely<Tables>, input: TempleCreate, change: Change): Promise<AdminTemple> {
  const { temple, errors } = normalize(input);
  if (hasErrors(errors)) return invalid(errors);
  return changeTemples(db, async (trx) => {
    const slug = await slugFor(trx, temple, input.slug);
    const [id = 0] = await insertTemples(trx, [{ ...temple, slug }], change);
    return adminTempleOf(await getTemple(trx, id));
  });
}

/** Changes what `input` names; with a `version` that is no longer on record it answers 409 and the record as it is. */
export async function changeTemple(
  db: Kysely<Tables>,
  id: number,
  input: TemplePatch,
  change: Change,
): Promise<AdminTemple> {
  return changeTemples(db, async (trx) => {
    const before = await getTemple(trx, id);
    await editTemple(trx, before, input, change);
    return adminTempleOf(await getTemple(trx, id));
  });
}

/** Changes the temple that was read, within a transaction; refuses what an editor may not write. */
export async function editTemple(
  trx: Db,
  before: TempleRow,
  input: TemplePatch,
  { reverts, ...change }: Change & { reverts?: number },
): Promise<void> {
  if (input.version !== undefined && input.version !== before.version) throw conflictWith(before);
  const { temple, errors } = normalize(input, recordOf(before));
  if (hasErrors(errors)) return invalid(errors);
  const slug = await slugFor(trx, temple, input.slug, before);
  // an archived temple comes back by `restore` alone
  const status = before.status === "archived" ? "archived" : temple.status;
  const revert = reverts === undefined ? undefined : ({ action: "revert", reverts } as const);
  await updateTemples(trx, [{ before, temple: { ...temple, slug, status }, ...revert }], change);
}

const conflictWith = (row: TempleRow) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current: adminTempleOf(row) });

/** The address asked for, or one from the name; a temple that is renamed follows its name unless its address was chosen. */
async function slugFor(db: Db, temple: UnnamedTemple, wanted: string | undefined, before?: TempleRow): Promise<string> {
  if (wanted !== undefined && wanted !== before?.slug) {
    const taken = await takenSlugs(db, [wanted], before?.id);
    if (taken.has(wanted)) throw new AppError("taken", undefined, { slug: "errors.slugTaken" });
    return wanted;
  }
  if (!before) return freeSlug(db, temple.name, temple.city);
  const isRenamed = temple.name !== before.name && isAutomaticSlug(before.slug, before.name, before.city);
  return isRenamed && wanted === undefined ? freeSlug(db, temple.name, temple.city, before.id) : before.slug;
}

/** Takes a temple out of sight; for 30 days it can be brought back. Archiving twice changes nothing. */
export async function archiveTemple(db: Kysely<Tables>, id: number, change: Change): Promise<AdminTemple> {
  return changeTemples(db, async (trx) => {
    const before = await getTemple(trx, id);
    if (before.status !== "archived") {
      const archive = { deleted_at: change.now.toISOString(), archived_from: before.status };
      const temple = { ...recordOf(before), status: "archived" } as const;
      await updateTemples(trx, [{ before, temple, archive, action: "delete" }], change);
    }
    return adminTempleOf(await getTemple(trx, id));
  });
}

/** Stores what a devotee shares: pending, unseen until approved, managed by whoever sent it. */
export function submitTemple(request: FastifyRequest, input: TempleSubmission) {
  const temple = submitted(input);
  const { db, now } = request.server;
  const actor = actorOf(request);
  return changeTemples(db, (trx) =>
    onceWithin(trx, request, input, async () => {
      await roomFor(trx, request, "submissions");
      const slug = await freeSlug(trx, temple.name, temple.city);
      const [id = 0] = await insertTemples(trx, [{ ...temple, slug }], {
        now: now(),
        submittedBy: actor.id,
        by: { actor, origin: "submission" },
      });
      await trx.insertInto("temple_managers").values({ temple_id: id, user_id: actor.id, named_at: null }).execute();
      return { id, name: temple.name, slug, status: temple.status };
    }),
  );
}

function submitted(input: TempleSubmission): UnnamedTemple {
  const latitude = input.latitude ?? null;
  const longitude = input.longitude ?? null;
  const errors: Record<string, string> = { ...positionErrors({ latitude, longitude }) };
  const poojas = poojasIn(input.poojaDetails);
  if ("error" in poojas) errors.poojaDetails = poojas.error;
  if (hasErrors(errors) || "error" in poojas) return invalid(errors);
  const temple: UnnamedTemple = {
    ...blankTemple,
    ...placeInAddress(input.address),
    name: input.name,
    address: input.address,
    latitude,
    longitude,
    timings: input.timings ?? null,
    specialities: specialitiesOf(input.specialities),
    poojaDetails: poojas.poojas,
    status: "pending",
  };
  settlePrecision(temple);
  return temple;
}
