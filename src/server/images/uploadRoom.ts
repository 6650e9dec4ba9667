import { AppError } from "../errors";

/** Room in memory for what is being uploaded, in bytes; what was not let in is refused with 503. */
export type UploadRoom = {
  /** Begins an upload from `network`: `take` room for bytes that arrived, and `leave` with all of them in the end. */
  enter: (network: string) => { take: (bytes: number) => void; leave: () => void };
};

/**
 * Room is taken by bytes that have arrived, so that connections which send nothing hold none, and of `total` bytes one
 * network gets `each` at most, so that it cannot keep the others out.
 */
export function createUploadRoom({ total, each }: { total: number; each: number }): UploadRoom {
  const used = new Map<string, number>();
  let all = 0;
  const add = (network: string, bytes: number) => {
    const own = (used.get(network) ?? 0) + bytes;
    all += bytes;
    if (own > 0) used.set(network, own);
    else used.delete(network);
  };
  return {
    enter: (network) => {
      let held = 0;
      return {
        take: (bytes) => {
          if ((used.get(network) ?? 0) + bytes > each || all + bytes > total) throw new AppError("unavailable");
          held += bytes;
          add(network, bytes);
        },
        leave: () => {
          add(network, -held);
          held = 0;
        },
      };
    },
  };
}
