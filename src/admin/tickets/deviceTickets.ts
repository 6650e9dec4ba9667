import { z } from "zod";
import { deviceStorage } from "../../client/storage";
import { TicketList } from "../../contract/tickets";
import { listKey } from "./keptList";

/** What a device notes while it has no connection: who came, and when. `userId` is whose it is to tell. */
const Waiting = z.array(z.object({ userId: z.string(), templeId: z.number(), reference: z.string(), at: z.string() }));
export type Waiting = z.infer<typeof Waiting>[number];

const waitingKey = "attendance";

function read<Schema extends z.ZodType>(key: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(deviceStorage.get(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** The day's bookings and the keys as they were read last, of this account's temple; undefined where they never were. */
export function keptList(userId: string, templeId: number): TicketList | undefined {
  const kept = read(listKey, z.object({ userId: z.string(), list: TicketList }));
  return kept?.userId === userId && kept.list.templeId === templeId ? kept.list : undefined;
}

/** Keeps the list of one temple and one day; it names people, and takes the place of the one before. */
export const keepList = (userId: string, list: TicketList): void =>
  deviceStorage.set(listKey, JSON.stringify({ userId, list }));

/** What waits to be told, the oldest first; that of another account waits for them to come back. */
export const waitingOf = (userId: string): Waiting[] =>
  (read(waitingKey, Waiting) ?? []).filter((each) => each.userId === userId);

export function addWaiting(entry: Waiting): void {
  deviceStorage.set(waitingKey, JSON.stringify([...(read(waitingKey, Waiting) ?? []), entry]));
}

export function dropWaiting(told: Waiting): void {
  const left = (read(waitingKey, Waiting) ?? []).filter(
    ({ userId, reference, at }) => userId !== told.userId || reference !== told.reference || at !== told.at,
  );
  deviceStorage.set(waitingKey, JSON.stringify(left));
}
