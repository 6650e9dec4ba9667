import { AccountRole } from "../../contract/accounts";
import type { ContributionStatus, MyContributions } from "../../contract/contributions";
import { CorrectionField } from "../../contract/corrections";
import type { Db } from "../db/open";
import { photoUrl } from "../images/repository";

const AT_MOST = 500;

const statusOf = (status: string): ContributionStatus =>
  status === "approved" || status === "rejected" ? status : "pending";

/** All that an account sent in and where it stands, newest first, at most 500 of a kind. */
export async function listContributions(db: Db, userId: number): Promise<MyContributions> {
  return {
    reviews: await listReviews(db, userId),
    photos: await listPhotos(db, userId),
    submissions: await listSubmissions(db, userId),
    corrections: await listCorrections(db, userId),
    roleRequests: await listRoleRequests(db, userId),
  };
}

type Standing = { id: number; status: string; reason: string | null; created_at: string; decided_at: string | null };
const standing = ({ id, status, reason, created_at, decided_at }: Standing) => ({
  id,
  status: statusOf(status),
  reason,
  createdAt: created_at,
  decidedAt: decided_at,
});
type NamedTemple = {
  temple_id: number;
  temple_name: string;
  name_hi: string | null;
  name_kn: string | null;
  slug: string;
};
const temple = ({ temple_id: id, temple_name: name, name_hi: nameHi, name_kn: nameKn, slug }: NamedTemple) => ({
  temple: { id, name, nameHi, nameKn, slug },
});
const templeColumns = ["temples.name as temple_name", "temples.name_hi", "temples.name_kn", "temples.slug"] as const;

async function listReviews(db: Db, userId: number) {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("temples", "temples.id", "reviews.temple_id")
    .select(templeColumns)
    .select(["reviews.id", "reviews.temple_id", "reviews.status", "reviews.reason", "reviews.created_at"])
    .select(["reviews.decided_at", "reviews.rating", "reviews.comment"])
    .where("reviews.user_id", "=", userId)
    .orderBy("reviews.id", "desc")
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({ ...standing(row), ...temple(row), rating: row.rating, comment: row.comment }));
}

async function listPhotos(db: Db, userId: number) {
  const rows = await db
    .selectFrom("photos")
    .innerJoin("temples", "temples.id", "photos.temple_id")
    .selectAll("photos")
    .select(templeColumns)
    .where("photos.user_id", "=", userId)
    .orderBy("photos.id", "desc")
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => {
    const { width, height, blur, widths } = row;
    return { ...standing(row), ...temple(row), width, height, blur, url: widths === "" ? null : photoUrl(row) };
  });
}

async function listSubmissions(db: Db, userId: number) {
  const rows = await db
    .selectFrom("temples")
    .select(["id", "name", "name_hi", "name_kn", "slug", "status", "created_at"])
    .where("submitted_by", "=", userId)
    .orderBy("id", "desc")
    .limit(AT_MOST)
    .execute();
  const decisions = await lastDecisions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { at, reason } = decisions.get(row.id) ?? { at: null, reason: null };
    const status = row.status === "pending" || row.status === "rejected" ? row.status : "approved";
    const rejection = status === "rejected" ? reason : null;
    return {
      ...standing({ ...row, status, reason: rejection, decided_at: status === "pending" ? null : at }),
      ...temple({ ...row, temple_id: row.id, temple_name: row.name }),
    };
  });
}

/** A temple has no columns for its approval; the log knows. */
async function lastDecisions(db: Db, templeIds: readonly number[]) {
  if (templeIds.length === 0) return new Map<number, { at: string; reason: string | null }>();
  const rows = await db
    .selectFrom("audit_log")
    .select(["item_id", "at", "reason"])
    .where("kind", "=", "submission")
    .where("item_id", "in", templeIds)
    .orderBy("id")
    .execute();
  return new Map(
    rows.flatMap(({ item_id, at, reason }) => (item_id === null ? [] : [[item_id, { at, reason }] as const])),
  );
}

async function listCorrections(db: Db, userId: number) {
  const rows = await db
    .selectFrom("corrections")
    .innerJoin("temples", "temples.id", "corrections.temple_id")
    .selectAll("corrections")
    .select(templeColumns)
    .where("corrections.user_id", "=", userId)
    .orderBy("corrections.id", "desc")
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => {
    const { proposed, note } = row;
    return { ...standing(row), ...temple(row), field: CorrectionField.parse(row.field), proposed, note };
  });
}

async function listRoleRequests(db: Db, userId: number) {
  const rows = await db
    .selectFrom("role_requests")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({ ...standing(row), role: AccountRole.parse(row.role) }));
}
