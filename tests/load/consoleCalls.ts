import type { Kysely } from "kysely";
import { adminTempleSorts } from "../../src/contract/adminTemples";
import type { Tables } from "../../src/server/db/schema";

export type ConsoleCalls = { screen: string; paths: string[]; isFigures?: boolean };

const params = (query: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** Each combination of one way of each list of ways. */
function combined(path: string, ...ways: Record<string, string | number>[][]): string[] {
  const queries = ways.reduce<Record<string, string | number>[]>(
    (found, way) => found.flatMap((query) => way.map((more) => ({ ...query, ...more }))),
    [{}],
  );
  return queries.map((query) => `${path}?${params(query)}`);
}

const directions = ["asc", "desc"].map((sortDir) => ({ sortDir }));

/** What an editor can ask of each screen with this database behind it: its filters, sorts and pages. */
export async function consoleCalls(db: Kysely<Tables>): Promise<ConsoleCalls[]> {
  const { id } = await db
    .selectFrom("reviews")
    .select("temple_id as id")
    .groupBy("temple_id")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    { screen: "temples", paths: temples() },
    {
      screen: "duplicates",
      paths: [
        ...combined("/api/admin/temples/duplicates", [{ page: 1 }, { page: 20 }, { temple: id }]),
        ...combined("/api/admin/temples/duplicates/clusters", [{ page: 1 }, { page: 20 }, { temple: id }]),
      ],
    },
    { screen: "users", paths: users() },
    { screen: "moderation", paths: moderation(id) },
    { screen: "festivals", paths: festivals() },
    { screen: "audit log", paths: audit(id) },
    {
      screen: "history of a temple",
      paths: [`/api/admin/temples/${id}/revisions?page=1`, `/api/admin/temples/${id}/revisions?page=3`],
    },
    { screen: "dashboard", paths: ["/api/admin/stats", "/api/admin/recent-temples"], isFigures: true },
    {
      screen: "analytics of 90 days",
      paths: ["metrics", "top-temples", "reviews", "my/metrics", "my/temples", "my/reviews"].map(
        (part) => `/api/admin/analytics/${part}?range=90d`,
      ),
      isFigures: true,
    },
  ];
}

function temples(): string[] {
  const path = "/api/admin/temples";
  const pages = [{ page: 1 }, { page: 2_400 }, { page: 4_800 }];
  const filters = [
    { search: "shiva" },
    { search: "temple" },
    { search: "lakshmi narasimha" },
    { search: "sri" },
    { location: "Karnataka" },
    { location: "Tamil Nadu" },
    { deity: "Shiva" },
    { type: "Hindu" },
    { type: "Hill" },
    { status: "pending" },
    { status: "archived" },
    { verified: "true" },
    { search: "temple", location: "Karnataka", deity: "Shiva" },
    { type: "Hindu", verified: "false" },
  ].map((filter): Record<string, string> => Object.fromEntries(Object.entries(filter)));
  const sorts = adminTempleSorts.map((sortBy) => ({ sortBy }));
  return [
    ...combined(path, sorts, directions, pages),
    ...combined(path, filters, [{ page: 1 }, { page: 40 }]),
    ...combined(path, filters, [{ sortBy: "name" }, { sortBy: "updatedAt" }, { sortBy: "city" }], [{ page: 1 }]),
  ];
}

function users(): string[] {
  const path = "/api/admin/users";
  const sorts = ["createdAt", "name", "email", "role"].map((sortBy) => ({ sortBy }));
  const filters = [
    { search: "asha" },
    { search: "rao" },
    { search: "bench.example" },
    { role: "DEVOTEE" },
    { role: "PANDIT" },
    { active: "false" },
    { search: "sharma", role: "DEVOTEE" },
  ].map((filter): Record<string, string> => Object.fromEntries(Object.entries(filter)));
  return [
    ...combined(path, sorts, directions, [{ page: 0 }, { page: 2_400 }, { page: 4_900 }]),
    ...combined(path, filters, [{ sortBy: "createdAt" }, { sortBy: "name" }], directions, [{ page: 0 }, { page: 100 }]),
    `${path}/stats`,
  ];
}

function moderation(temple: number): string[] {
  const path = "/api/admin/moderation";
  const statuses = ["pending", "approved", "rejected"].map((status) => ({ status }));
  return [
    ...combined(path, statuses, [{ page: 1 }, { page: 100 }]),
    ...combined(
      path,
      ["review", "photo", "submission", "correction", "role-request"].map((kind) => ({ kind })),
      statuses,
    ),
    ...combined(
      path,
      ["day", "week", "older"].map((age) => ({ age })),
      statuses,
    ),
    ...combined(path, [{ flag: "link" }], statuses),
    ...combined(path, [{ temple }], statuses),
    ...combined(path, [{ order: "newest" }], statuses, [{ page: 1 }, { page: 100 }]),
  ];
}

const festivals = () =>
  combined("/api/admin/festivals", [{ page: 1 }], [{}, { search: "shiva" }, { type: "MAJOR" }, { sortBy: "name" }]);

function audit(item: number): string[] {
  const path = "/api/admin/audit";
  return [
    ...combined(path, [{ page: 1 }, { page: 2_000 }, { page: 3_900 }]),
    ...combined(
      path,
      [
        { kind: "temple" },
        { kind: "temple", item },
        { action: "account.role" },
        { origin: "console" },
        { origin: "import" },
        { origin: "system" },
        { who: "asha" },
        { who: "nobody" },
        { from: "2026-11-01", to: "2026-11-20" },
        { kind: "temple", origin: "import" },
        { action: "temple.update", who: "rao" },
      ].map(
        (filter): Record<string, string> =>
          Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])),
      ),
      [{ page: 1 }, { page: 50 }],
    ),
  ];
}
