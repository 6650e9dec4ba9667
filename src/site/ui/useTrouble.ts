import { useEffect } from "react";
import { closeToast, notify } from "./toast";

/** Says that something went wrong, for as long as it is wrong; `undefined` when all is well. */
export function useTrouble(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    const id = notify("error", text);
    return () => closeToast(id);
  }, [text]);
}
