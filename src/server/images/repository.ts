import { type Selectable, sql } from "kysely";
import type { Image } from "../../contract/images";
import { compiledQueries } from "../db/compiledQueries";
import type { PhotoTable } from "../db/contributionTables";
import type { Db } from "../db/open";
import type { StoredPicture } from "./intake";

/** What a photo is shown by. */
export const photoColumns = [
  "photos.id",
  "photos.review_id",
  "photos.file_key",
  "photos.width",
  "photos.height",
  "photos.widths",
  "photos.blur",
] as const;
export type PhotoRow = Pick<
  Selectable<PhotoTable>,
  "id" | "review_id" | "file_key" | "width" | "height" | "widths" | "blur"
>;

/** The widths a photo is stored in, ascending; none once its files are gone. */
export const widthsOf = ({ widths }: Pick<PhotoRow, "widths">): number[] =>
  widths === "" ? [] : widths.split(",").map(Number);

/** The address that stands for the photo: that of its largest size, which tells of the others. */
export function photoUrl(photo: Pick<PhotoRow, "file_key" | "widths">): string {
  return `/images/${photo.file_key}-${widthsOf(photo).at(-1) ?? 0}.webp`;
}

/** A photo as a page shows it; `mainUrl` is the temple's own picture. */
export function presentPhoto(row: PhotoRow & { credit: string | null }, mainUrl: string | null): Image {
  const address = (width: number, format: string) => `/images/${row.file_key}-${width}.${format}`;
  const url = photoUrl(row);
  return {
    id: row.id,
    url,
    isMain: url === mainUrl,
    sizes: widthsOf(row).map((width) => ({ width, avif: address(width, "avif"), webp: address(width, "webp") })),
    width: row.width,
    height: row.height,
    blur: row.blur,
    credit: row.credit,
  };
}

const AT_MOST = 200;
const columns = sql.join(photoColumns.map((column) => sql.ref(column)));

const ofTemple = compiledQueries<"temple", PhotoRow & { credit: string | null }>(
  () => sql`
    select ${columns}, users.name as credit
    from photos left join users on users.id = photos.user_id
    where photos.temple_id = ${0} and photos.status = 'approved' and photos.review_id is null and photos.widths <> ''
    order by photos.created_at desc, photos.id desc limit ${sql.lit(AT_MOST)}`,
);

/** The approved photos of a temple, its main picture first, then the newest; those of reviews are with their review. */
export async function listTemplePhotos(db: Db, temple: { id: number; imageUrl: string | null }): Promise<Image[]> {
  const rows = await ofTemple(db, "temple", [temple.id]);
  const photos = rows.map((row) => presentPhoto(row, temple.imageUrl));
  return [...photos.filter(({ isMain }) => isMain), ...photos.filter(({ isMain }) => !isMain)];
}

export type PhotoOwner = {
  templeId: number;
  reviewId: number | null;
  userId: number | null;
  authorKey: string;
  createdAt: string;
};

/** Stores the rows of pictures whose files are durable, pending, and answers them in order. */
export async function insertPhotos(db: Db, pictures: readonly StoredPicture[], owner: PhotoOwner) {
  const rows: PhotoRow[] = [];
  for (const picture of pictures) {
    const row = await db
      .insertInto("photos")
      .values({
        ...picture,
        temple_id: owner.templeId,
        review_id: owner.reviewId,
        user_id: owner.userId,
        author_key: owner.authorKey,
        flags: await flagsOf(db, picture),
        reason: null,
        created_at: owner.createdAt,
        decided_at: null,
      })
      .returning(photoColumns)
      .executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows;
}

const SMALL_SIDE = 400;

/** Hints for the moderator: a picture sent before, a very small one. */
async function flagsOf(db: Db, { source_hash, width, height }: StoredPicture): Promise<string> {
  const known = await db.selectFrom("photos").select("id").where("source_hash", "=", source_hash).limit(1).execute();
  const flags = [
    ...(known.length > 0 ? ["duplicate"] : []),
    ...(Math.min(width, height) < SMALL_SIDE ? ["small"] : []),
  ];
  return flags.length > 0 ? ` ${flags.join(" ")} ` : "";
}

/** How many photos a review has, whatever became of them. */
export async function countReviewPhotos(db: Db, reviewId: number): Promise<number> {
  const { count } = await db
    .selectFrom("photos")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The approved photos of each of these reviews, oldest first. */
export async function photosOfReviews(db: Db, reviewIds: readonly number[], statuses: readonly string[]) {
  const photos = new Map<number, Image[]>();
  if (reviewIds.length === 0) return photos;
  const rows = await db
    .selectFrom("photos")
    .select(photoColumns)
    .where("review_id", "in", reviewIds)
    .where("status", "in", statuses)
    .where("widths", "!=", "")
    .orderBy("id")
    .execute();
  for (const row of rows) {
    if (row.review_id === null) continue;
    photos.set(row.review_id, [...(photos.get(row.review_id) ?? []), presentPhoto({ ...row, credit: null }, null)]);
  }
  return photos;
}
