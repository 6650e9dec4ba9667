import { type Selectable, sql } from "kysely";
import type { ReviewSort } from "../../contract/reviewLimits";
import type { Review, ReviewInput, ReviewPage } from "../../contract/reviews";
import { textFlags, textKey } from "../../domain/textFlags";
import { compiledQueries } from "../db/compiledQueries";
import type { ReviewTable } from "../db/contributionTables";
import type { Db } from "../db/open";
import { photosOfReviews } from "../images/repository";

export type ReviewListing = { templeId: number; page: number; size: number; sort: ReviewSort };

/** One page of a temple's approved reviews with their approved photos, in a stable order. */
export async function listReviews(db: Db, { templeId, page, size, sort }: ReviewListing): Promise<ReviewPage> {
  const rows = await approvedReviews(db, sort, [templeId, size, (page - 1) * size]);
  // a first page with room left shows them all
  const total = page === 1 && rows.length < size ? rows.length : await countApproved(db, templeId);
  const photos = await photosOfReviews(
    db,
    rows.map(({ id }) => id),
    ["approved"],
  );
  const items: Review[] = rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    userName: row.user_name,
    createdAt: row.created_at,
    photos: photos.get(row.id) ?? [],
  }));
  return { items, page, size, total, totalPages: Math.ceil(total / size) };
}

/** An account's name as it is now, else the name left with the review, else none. */
export const authorName = sql<string | null>`coalesce(users.name, reviews.name)`;

type ReviewRow = Pick<Selectable<ReviewTable>, "id" | "rating" | "comment" | "created_at"> & {
  user_name: string | null;
};
const orders = { recent: sql``, highest: sql`reviews.rating desc,`, lowest: sql`reviews.rating,` };

/** Every temple's page asks for the first of them. */
const approvedReviews = compiledQueries<ReviewSort, ReviewRow>(
  (sort) => sql`
    select reviews.id, reviews.rating, reviews.comment, reviews.created_at, ${authorName} as user_name
    from reviews left join users on users.id = reviews.user_id
    where reviews.temple_id = ${0} and reviews.status = 'approved'
    order by ${orders[sort]} reviews.created_at desc, reviews.id desc limit ${0} offset ${0}`,
);

async function countApproved(db: Db, templeId: number): Promise<number> {
  const { count } = await db
    .selectFrom("reviews")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("temple_id", "=", templeId)
    .where("status", "=", "approved")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type ReviewOrigin = {
  templeId: number;
  userId: number | null;
  authorKey: string;
  locale: string;
  createdAt: string;
};

/** Stores a review, pending, with hints for its moderator; answers its id. */
export async function insertReview(db: Db, input: ReviewInput, origin: ReviewOrigin): Promise<number> {
  const comment_key = textKey(input.comment);
  const flags: string[] = textFlags(input.comment);
  const known = await db.selectFrom("reviews").select("id").where("comment_key", "=", comment_key).limit(1).execute();
  if (known.length > 0) flags.push("repeated");
  const { id } = await db
    .insertInto("reviews")
    .values({
      temple_id: origin.templeId,
      user_id: origin.userId,
      author_key: origin.authorKey,
      rating: input.rating,
      name: origin.userId === null ? input.name : null,
      email: origin.userId === null ? input.email : null,
      locale: origin.locale,
      comment: input.comment,
      comment_key,
      flags: flagText(flags),
      reason: null,
      created_at: origin.createdAt,
      decided_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Flags as a row stores them. */
export const flagText = (flags: readonly string[]): string => (flags.length > 0 ? ` ${flags.join(" ")} ` : "");
