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

export const Health = z.object({ status: z.literal("ok"), version: z.string() });
