import { useState } from "react";

/**
 * The value of a field that the address also holds: shown at once when given here, although the address follows a
 * moment later, and it follows when the address says something else.
 */
export function useFollowed<Value>(said: Value) {
  const [value, setValue] = useState(said);
  const [followed, follow] = useState(said);
  // while drawing and not in an effect: that would run once more after the first words were typed, and drop them
  if (followed !== said) {
    follow(said);
    setValue(said);
  }
  return [value, setValue] as const;
}
