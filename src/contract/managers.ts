import { z } from "zod";
import { AccountRole, EmailAddress } from "./accounts";
import { Id, IdText } from "./common";

/**
 * Somebody who manages a temple: its figures are theirs to see. Who is `named` by the console also answers its
 * bookings; who only shared the temple is not.
 */
export const TempleManager = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: AccountRole,
  named: z.boolean(),
});
export type TempleManager = z.infer<typeof TempleManager>;

/** `GET /api/admin/temples/:id/managers`, by name. */
export const TempleManagers = z.object({ items: z.array(TempleManager) });
export type TempleManagers = z.infer<typeof TempleManagers>;

/** `POST /api/admin/temples/:id/managers`: the address of an account. */
export const ManagerInput = z.strictObject({ email: EmailAddress });
export const ManagerParams = z.strictObject({ id: IdText, userId: IdText });
