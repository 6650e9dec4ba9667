import type { Selectable } from "kysely";
import type { DeviceProof } from "../../contract/reminders";
import { isSame } from "../callerKeys";
import type { Db } from "../db/open";
import type { PushDeviceTable } from "../db/reminderTables";
import { deviceAddress } from "../notifications/deviceAddress";

export type PushDevice = Selectable<PushDeviceTable>;

/** The device with this subscription when its secret is told as well; undefined otherwise. */
export async function findDevice(db: Db, { endpoint, auth }: DeviceProof): Promise<PushDevice | undefined> {
  const row = await findByEndpoint(db, endpoint);
  return row && isSame(auth, row.auth) ? row : undefined;
}

/** The device with this subscription. */
export const findByEndpoint = (db: Db, endpoint: string): Promise<PushDevice | undefined> =>
  db.selectFrom("push_devices").selectAll().where("endpoint", "=", endpoint).executeTakeFirst();

/** Deletes a device, and with it the reminders of one without an account. */
export async function deleteDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).execute();
}

/** Forgets devices, and what is on its way to them; reminders of a device without an account go with it. */
export async function forgetDevices(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("outbox")
    .where("recipient", "in", ids.map(deviceAddress))
    .where("status", "=", "queued")
    .execute();
  await db.deleteFrom("push_devices").where("id", "in", ids).execute();
}

/** Forgets the devices that a session subscribed: who has logged out is not written to there. */
export async function forgetDevicesOfSession(db: Db, sessionId: string): Promise<void> {
  const rows = await db.selectFrom("push_devices").select("id").where("session_id", "=", sessionId).execute();
  await forgetDevices(
    db,
    rows.map(({ id }) => id),
  );
}

/** Forgets all devices of an account. */
export async function forgetDevicesOfAccount(db: Db, userId: number): Promise<void> {
  const rows = await db.selectFrom("push_devices").select("id").where("user_id", "=", userId).execute();
  await forgetDevices(
    db,
    rows.map(({ id }) => id),
  );
}
