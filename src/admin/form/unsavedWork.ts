const held = new Set<symbol>();

/** Notes that something typed is not saved yet; the answer takes the note back. */
export function holdWork(): () => void {
  const key = Symbol();
  held.add(key);
  return () => held.delete(key);
}

/** True while any form holds something unsaved, also while it is being sent: a save may still be refused. */
export const isWorkHeld = (): boolean => held.size > 0;
