import type { MergeInput } from "../../src/contract/duplicates";
import { updateFigures } from "../../src/server/temples/figures";
import type { TempleRecord } from "../../src/server/temples/record";
import { testNow } from "./clock";
import { storeTemple } from "./contributions";
import type { Caller, TestApp } from "./testApp";

const lakeTemple = { name: "Sri Lake Temple", latitude: 12.3, longitude: 76.6 } as const;

/** Two public temples of one name, 220 metres apart. */
export async function storeTwins(
  { db }: Pick<TestApp, "db">,
  kept: Partial<TempleRecord> = {},
  other: Partial<TempleRecord> = {},
): Promise<{ keptId: number; otherId: number }> {
  const keptId = await storeTemple(db, { ...lakeTemple, slug: "lake-temple", ...kept });
  const otherId = await storeTemple(db, {
    ...lakeTemple,
    name: "Shri Lake Temple",
    latitude: 12.302,
    slug: "lake-temple-2",
    ...other,
  });
  return { keptId, otherId };
}

type Twins = Awaited<ReturnType<typeof storeTwins>>;

/** Merges as the console does: with the versions that are on file unless others are given. */
export async function mergeAs(admin: Caller, { keptId, otherId }: Twins, input: Partial<MergeInput> = {}) {
  const versionOf = async (id: number) => (await admin.get(`/api/admin/temples/${id}`)).json().version;
  return admin.post(`/api/admin/temples/${keptId}/merge`, {
    mergedId: otherId,
    version: await versionOf(keptId),
    mergedVersion: await versionOf(otherId),
    take: [],
    ...input,
  });
}

/** An approved review of a temple, counted. */
export async function storeReview({ db }: Pick<TestApp, "db">, templeId: number, rating: number): Promise<void> {
  const review = {
    temple_id: templeId,
    rating,
    status: "approved",
    locale: "en",
    created_at: testNow().toISOString(),
  };
  await db
    .insertInto("reviews")
    .values({ ...review, comment: "Quiet at dawn.", comment_key: "quietatdawn" })
    .execute();
  await updateFigures(db, [templeId]);
}
