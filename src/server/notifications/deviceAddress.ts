const WORD = "device ";

/** What the outbox calls a device. */
export const deviceAddress = (id: number): string => WORD + id;

/** The id of the device that the outbox calls so. */
export const deviceIn = (address: string): number => Number(address.slice(WORD.length));
