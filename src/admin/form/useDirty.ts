import { useRef, useState } from "react";

/** Whether something typed is not saved yet; the ref is for who asks within the same moment, as a blocker does. */
export function useDirty() {
  const ref = useRef(false);
  const [isDirty, setDirty] = useState(false);
  const mark = (now: boolean) => {
    ref.current = now;
    setDirty(now);
  };
  return { ref, isDirty, mark };
}
