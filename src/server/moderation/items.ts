import { AccountRole } from "../../contract/accounts";
import { ContributionStatus } from "../../contract/contributions";
import { CorrectionField } from "../../contract/corrections";
import type { Twin } from "../../contract/duplicates";
import { canDecideRoleRequest } from "../../contract/grants";
import { ModerationFlag, type ModerationItem, type ModerationTarget } from "../../contract/moderation";
import { TempleStatus } from "../../contract/temples";
import { completenessOf } from "../../domain/completeness";
import { type PositionDoubt, pointDoubt } from "../../domain/coordinates";
import type { LatLng } from "../../domain/distance";
import { readPositionText } from "../../domain/positionText";
import type { Account } from "../accounts/account";
import type { Db } from "../db/open";
import { photosOfReviews, presentPhoto } from "../images/repository";
import { isInSea } from "../places/sea";
import { soughtOf } from "../resolution/candidates";
import { presentTwins } from "../resolution/present";
import { findTwins } from "../resolution/twins";
import { recordOf } from "../temples/record";
import { resolvableOfRow } from "../temples/resolvable";
import { stagesOf } from "../workspace/stages";
import { currentValue } from "./currentValue";
import { standingOfTemple } from "./submissionHandler";

type Loaded = Omit<ModerationItem, "claim">;
type Loader = (db: Db, ids: number[], actor: Account) => Promise<Loaded[]>;

/** The items behind the rows of a page, in their order, with who is working on them. */
export async function loadItems(
  db: Db,
  actor: Account,
  targets: readonly ModerationTarget[],
  now: Date,
): Promise<ModerationItem[]> {
  const keyOf = ({ kind, id }: ModerationTarget) => `${kind} ${id}`;
  const loaded = new Map<string, Loaded>();
  for (const kind of new Set(targets.map((target) => target.kind))) {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    for (const item of await loaders[kind](db, ids, actor)) loaded.set(keyOf(item), item);
  }
  const claims = await claimsOf(db, targets, now);
  return targets.flatMap((target) => {
    const item = loaded.get(keyOf(target));
    return item ? [{ ...item, claim: claims.get(keyOf(target)) ?? null }] : [];
  });
}

async function claimsOf(db: Db, targets: readonly ModerationTarget[], now: Date) {
  const claims = new Map<string, NonNullable<ModerationItem["claim"]>>();
  if (targets.length === 0) return claims;
  const rows = await db
    .selectFrom("moderation_claims")
    .innerJoin("users", "users.id", "moderation_claims.user_id")
    .select(["kind", "item_id", "user_id", "expires_at", "users.name"])
    .where("item_id", "in", [...new Set(targets.map(({ id }) => id))])
    .where("expires_at", ">", now.toISOString())
    .execute();
  for (const { kind, item_id, user_id, expires_at, name } of rows) {
    claims.set(`${kind} ${item_id}`, { userId: user_id, name, until: expires_at });
  }
  return claims;
}

const nothing = {
  ...{ review: null, photo: null, submission: null },
  ...{ correction: null, roleRequest: null, alias: null },
} as const;

type Row = {
  id: number;
  status: string;
  reason: string | null;
  flags: string;
  created_at: string;
  decided_at: string | null;
  user_id: number | null;
  user_name: string | null;
  user_email: string | null;
};
type TempleColumns = { temple_id: number; temple_name: string; slug: string; city: string; state: string };

const common = (row: Row) => ({
  id: row.id,
  status: ContributionStatus.parse(row.status),
  decidable: true,
  reason: row.reason,
  flags: row.flags.split(" ").flatMap((flag) => ModerationFlag.safeParse(flag).data ?? []),
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  author: { id: row.user_id, name: row.user_name, email: row.user_email },
  ...nothing,
});
const templeOf = (row: TempleColumns) => ({
  temple: { id: row.temple_id, name: row.temple_name, slug: row.slug, city: row.city, state: row.state },
});

const templeColumns = ["temples.name as temple_name", "temples.slug", "temples.city", "temples.state"] as const;
const userColumns = ["users.name as user_name", "users.email as user_email"] as const;

const loadReviews: Loader = async (db, ids) => {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("temples", "temples.id", "reviews.temple_id")
    .leftJoin("users", "users.id", "reviews.user_id")
    .selectAll("reviews")
    .select([...templeColumns, ...userColumns])
    .where("reviews.id", "in", ids)
    .execute();
  const photos = await photosOfReviews(db, ids, ["pending", "approved", "rejected"]);
  return rows.map((row) => ({
    ...common({ ...row, user_name: row.user_name ?? row.name, user_email: row.user_email ?? row.email }),
    ...templeOf(row),
    kind: "review",
    review: { rating: row.rating, comment: row.comment, photos: photos.get(row.id) ?? [] },
  }));
};

const loadPhotos: Loader = async (db, ids) => {
  const rows = await db
    .selectFrom("photos")
    .innerJoin("temples", "temples.id", "photos.temple_id")
    .leftJoin("users", "users.id", "photos.user_id")
    .selectAll("photos")
    .select([...templeColumns, ...userColumns, "temples.image_url"])
    .where("photos.id", "in", ids)
    .execute();
  return rows.map((row) => ({
    ...common(row),
    ...templeOf(row),
    kind: "photo",
    photo: { ...presentPhoto({ ...row, credit: row.user_name }, row.image_url), reviewId: row.review_id },
  }));
};

const loadCorrections: Loader = async (db, ids) => {
  const rows = await db
    .selectFrom("corrections")
    .innerJoin("temples", "temples.id", "corrections.temple_id")
    .leftJoin("users", "users.id", "corrections.user_id")
    .selectAll("corrections")
    .select([...templeColumns, ...userColumns])
    .where("corrections.id", "in", ids)
    .execute();
  const temples = await db
    .selectFrom("temples")
    .selectAll()
    .where("id", "in", [...new Set(rows.map(({ temple_id }) => temple_id))])
    .execute();
  const byId = new Map(temples.map((temple) => [temple.id, temple]));
  return rows.map((row) => {
    const field = CorrectionField.parse(row.field);
    const temple = byId.get(row.temple_id);
    const { language } = row;
    const position = field === "position" ? readPositionText(row.proposed) : undefined;
    const positionDoubt = position?.kind === "point" ? doubtOf(position) : null;
    const current = temple ? currentValue(temple, field, language) : null;
    return {
      ...common({ ...row, user_email: row.user_email ?? row.email }),
      ...templeOf(row),
      kind: "correction",
      correction: { field, language, current, proposed: row.proposed, positionDoubt, note: row.note },
    };
  });
};

/** Why a position is looked at twice; `doubt` is what its text told. */
function doubtOf({ doubt, ...point }: LatLng & { doubt?: PositionDoubt }) {
  return isInSea(point) ? "positionInSea" : (doubt ?? pointDoubt(point) ?? null);
}

const loadSubmissions: Loader = async (db, ids) => {
  const rows = await db
    .selectFrom("temples")
    .leftJoin("users", "users.id", "temples.submitted_by")
    .selectAll("temples")
    .select(userColumns)
    .where("temples.id", "in", ids)
    .execute();
  const waiting = rows.filter(({ status }) => status === "pending");
  const twins = await findTwins(
    db,
    waiting.map((row) => soughtOf(row.id, resolvableOfRow(row))),
  );
  const shown = new Map<number, Twin[]>();
  for (const [id, found] of twins) shown.set(id, await presentTwins(db, found, id));
  return rows.map((row) => {
    const { name, address, latitude, longitude, timings } = row;
    const templeStatus = TempleStatus.parse(row.status);
    const record = recordOf(row);
    const completeness = completenessOf({ ...record, texts: stagesOf(record) });
    const possible = shown.get(row.id) ?? [];
    return {
      ...common({ ...row, ...undecided, status: standingOfTemple(row.status), user_id: row.submitted_by }),
      ...templeOf({ ...row, temple_id: row.id, temple_name: name }),
      kind: "submission",
      submission: {
        ...{ name, address, latitude, longitude, timings, templeStatus, completeness },
        positionDoubt: latitude === null || longitude === null ? null : doubtOf({ latitude, longitude }),
        twins: possible,
      },
    };
  });
};
/** Why and when a temple was decided is in its history. */
const undecided = { reason: null, decided_at: null, flags: "" } as const;

const loadRoleRequests: Loader = async (db, ids, actor) => {
  const rows = await db
    .selectFrom("role_requests")
    .innerJoin("users", "users.id", "role_requests.user_id")
    .selectAll("role_requests")
    .select([...userColumns, "users.role as user_role"])
    .where("role_requests.id", "in", ids)
    .execute();
  return rows.map((row) => {
    const [role, currentRole] = [AccountRole.parse(row.role), AccountRole.parse(row.user_role)];
    return {
      ...common({ ...row, flags: "" }),
      temple: null,
      kind: "role-request",
      decidable: canDecideRoleRequest(actor, { id: row.user_id, role: currentRole }, role),
      roleRequest: { role, currentRole },
    };
  });
};

const loadAliases: Loader = async (db, ids) => {
  const rows = await db
    .selectFrom("search_aliases")
    .innerJoin("temples", "temples.id", "search_aliases.temple_id")
    .selectAll("search_aliases")
    .select(templeColumns)
    .where("search_aliases.id", "in", ids)
    .execute();
  const nobody = { user_id: null, user_name: null, user_email: null };
  return rows.map((row) => ({
    ...common({ ...row, ...nobody, flags: "" }),
    ...templeOf(row),
    kind: "alias",
    alias: { typed: row.typed, asked: row.asked, opened: row.opened },
  }));
};

const loaders: Record<ModerationTarget["kind"], Loader> = {
  review: loadReviews,
  photo: loadPhotos,
  submission: loadSubmissions,
  correction: loadCorrections,
  "role-request": loadRoleRequests,
  alias: loadAliases,
};
