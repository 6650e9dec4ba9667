import { sql } from "kysely";
import type { ReviewSort } from "../../contract/contributionLimits";
import type { Review, ReviewInput, ReviewPage } from "../../contract/reviews";
import { textFlags, textKey } from "../../domain/textFlags";
import type { Db } from "../db/open";
import { photosOfReviews } from "../images/repository";

export type ReviewListing = { templeId: number; page: number; size: number; sort: ReviewSort };

/** One page of a temple's approved reviews with their approved photos, in a stable order. */
export async function listReviews(db: Db, { templeId, page, size, sort }: ReviewListing): Promise<ReviewPage> {
  const approved = db
    .selectFrom("reviews")
    .where("reviews.temple_id", "=", templeId)
    .where("reviews.status", "=", "approved");
  const { count } = await approved.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  let ordered = approved
    .leftJoin("users", "users.id", "reviews.user_id")
    .select(["reviews.id", "reviews.rating", "reviews.comment", "reviews.created_at"])
    .select(authorName.as("user_name"));
  if (sort !== "recent") ordered = ordered.orderBy("reviews.rating", sort === "highest" ? "desc" : "asc");
  const rows = await ordered
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
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

/** Flags as a row keeps them. */
export const flagText = (flags: readonly string[]): string => (flags.length > 0 ? ` ${flags.join(" ")} ` : "");
