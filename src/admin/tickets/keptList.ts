import { deviceStorage } from "../../client/storage";

/** Where a device keeps the day's bookings of a temple, to check tickets by without a connection. */
export const listKey = "ticketList";

/** The list names people: it goes with whoever logs out. */
export const forgetList = (): void => deviceStorage.remove(listKey);
