import { z } from "zod";
import type { Db } from "../db/open";
import { photoUrl } from "../images/repository";
import { lockTemple } from "../temples/lockTemple";
import { recordOf } from "../temples/record";
import { updateTemples } from "../temples/write";
import { type Context, type Handler, moveStanding, restoreStanding, standingOf } from "./handler";

const Picture = z.object({
  image: z.string().nullable(),
  imageCredit: z.string().nullable(),
  imageLicense: z.string().nullable(),
});
type Picture = z.infer<typeof Picture>;

const find = (trx: Db, id: number) => trx.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();

/** The first approved photo of a temple without a picture becomes its picture; one that is taken down stops being it. */
export const photoHandler: Handler = {
  statusOf: (trx, id) => standingOf(trx, "photos", id),
  async apply(context, id, from, verdict) {
    const change = await moveStanding(context, "photos", id, from, verdict);
    const photo = await find(context.trx, id);
    if (!photo || photo.review_id !== null) return change;
    const url = photoUrl(photo);
    const isApproved = verdict.status === "approved";
    const picture = await changePicture(context, photo.temple_id, isApproved ? null : url, {
      image: isApproved ? url : null,
      imageCredit: null,
      imageLicense: null,
    });
    return picture
      ? { before: { ...change.before, picture: picture.before }, after: { ...change.after, picture: picture.after } }
      : change;
  },
  async restore(context, id, change) {
    await restoreStanding(context, "photos", id, change);
    const [before, after] = [Picture.safeParse(change.before.picture), Picture.safeParse(change.after.picture)];
    const photo = await find(context.trx, id);
    if (photo && before.success && after.success) {
      await changePicture(context, photo.temple_id, after.data.image, before.data);
    }
  },
  async addressee(trx, id) {
    const row = await trx
      .selectFrom("photos")
      .innerJoin("temples", "temples.id", "photos.temple_id")
      .select(["photos.user_id", "photos.review_id", "temples.name"])
      .where("photos.id", "=", id)
      .executeTakeFirst();
    // the author of a review hears about the review
    if (!row || row.review_id !== null) return undefined;
    return { userId: row.user_id, email: null, locale: null, temple: row.name };
  },
  templeOf: async (trx, id) => (await find(trx, id))?.temple_id,
};

/** Gives the temple another picture if it has the one expected; answers what was and what is. */
async function changePicture(
  { trx, actor, now, touched }: Context,
  templeId: number,
  expected: string | null,
  after: Picture,
): Promise<{ before: Picture; after: Picture } | undefined> {
  const row = await lockTemple(trx, templeId);
  if (!row || row.image_url !== expected) return undefined;
  const record = recordOf(row);
  await updateTemples(trx, [{ before: row, temple: { ...record, ...after } }], {
    now,
    by: { actor, origin: "moderation" },
    touched,
  });
  const { image, imageCredit, imageLicense } = record;
  return { before: { image, imageCredit, imageLicense }, after };
}
