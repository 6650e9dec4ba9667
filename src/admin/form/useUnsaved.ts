import { useWarnAboutChange } from "@refinedev/core";
import { useEffect } from "react";

/** Tells Refine whether something typed is not saved yet; what is gone holds nothing any more. */
export function useUnsaved(): (isUnsaved: boolean) => void {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);
  return setWarnWhen;
}
