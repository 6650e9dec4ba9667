import { z } from "zod";
import { Id } from "./common";

/** A figure of the dashboard: `label` is its name in the language of who asks, `link` the console list it counts, where there is one. */
export const StatCard = z.object({
  icon: z.enum(["temple", "verified", "users", "recent"]),
  value: z.int(),
  label: z.string(),
  color: z.enum(["gold", "green", "blue", "purple"]),
  link: z.string().nullable(),
});
export type StatCard = z.infer<typeof StatCard>;

/**
 * `GET /api/admin/stats`: the cards, and the temples counted by where they stand. Pending approvals were submitted and
 * not yet decided on; under review are those taken out of the public list (inactive).
 */
export const AdminStats = z.object({
  cards: z.array(StatCard),
  pendingApprovals: z.int(),
  activeTemples: z.int(),
  underReview: z.int(),
  archived: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** `status` is `Active`, or the word for any other state; `added` is an instant. */
export const RecentTemple = z.object({
  id: Id,
  name: z.string(),
  location: z.string(),
  status: z.enum(["Active", "Pending", "Inactive"]),
  added: z.string(),
});
export type RecentTemple = z.infer<typeof RecentTemple>;
export const RecentTemples = z.array(RecentTemple);
