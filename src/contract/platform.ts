import { z } from "zod";

export const PlatformStats = z.object({
  totalTemples: z.int(),
  activeTemples: z.int(),
  activeUsers: z.int(),
  totalUsers: z.int(),
  festivalsTracked: z.int(),
  upcomingFestivals: z.int(),
  error: z.string().optional(),
});
export type PlatformStats = z.infer<typeof PlatformStats>;

/** Why nothing can be stored: there is no room, or the disk or the database takes reads alone. */
export const StorageReason = z.enum(["diskFull", "readOnly"]);
export type StorageReason = z.infer<typeof StorageReason>;

/** The process lives: it answers. What it depends on is told by `Readiness`. */
export const Health = z.object({ status: z.literal("ok"), version: z.string() });

/** Without these a process can answer next to nothing: no balancer should send it requests. */
export const UnreadyReason = z.enum(["database", "migrations", "searchIndex"]);
export type UnreadyReason = z.infer<typeof UnreadyReason>;

/** With these a process answers less than it should, and so would every other one in its place. */
export const DegradedReason = z.enum([
  ...StorageReason.options,
  "pictures",
  "workerLag",
  "sharedLimits",
  "searchCluster",
]);
export type DegradedReason = z.infer<typeof DegradedReason>;

/** What keeps a process from answering all that it should, and whether it should be asked at all. */
export const Readiness = z.object({
  status: z.enum(["ok", "degraded", "unready"]),
  reasons: z.array(z.enum([...UnreadyReason.options, ...DegradedReason.options])),
  version: z.string(),
});
export type Readiness = z.infer<typeof Readiness>;
