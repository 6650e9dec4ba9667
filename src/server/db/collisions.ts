/** Two that wrote at the same moment: what they wanted was there once, or of what one wrote the other deleted a part. */
const taken = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"]);
const gone = new Set(["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"]);
/** One of two transactions that could not both go on: it may be tried again. */
const BUSY = "SQLITE_BUSY";
const ended = new Set(["40001", "40P01", BUSY]);

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** True when somebody else has what only one can have. */
export const isTaken = (error: unknown): boolean => taken.has(codeOf(error));

/** True when a record that the written one belongs to is no longer there. */
export const isGone = (error: unknown): boolean => gone.has(codeOf(error));

/** True when the database ended the transaction so that another one could go on. */
export const isEnded = (error: unknown): boolean => ended.has(codeOf(error));

/** True when another process writes to the SQLite file, or holds it as a whole. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith(BUSY);

/** Does work again while it fails for such a reason, `tries` times in all. */
export async function tryAgain<T>(
  work: () => Promise<T>,
  { tries, when }: { tries: number; when: (error: unknown) => boolean },
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= tries || !when(error)) throw error;
    }
  }
}
