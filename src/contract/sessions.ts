import { z } from "zod";

/** Where an account is logged in; names are null where the browser does not tell them. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  /** the one that asks */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** `GET /api/users/me/sessions`: the newest first. */
export const OwnSessions = z.object({ sessions: z.array(OwnSession) });
export type OwnSessions = z.infer<typeof OwnSessions>;

/** `DELETE /api/users/me/sessions/:id`. */
export const SessionParams = z.object({ id: z.string().max(100) });
