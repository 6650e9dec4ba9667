import { useEffect } from "react";
import { focusHeading, hasScreenFocus } from "./headingFocus";

/** Gives the focus back to what had it before, when the component goes; to the screen's heading where that is gone. */
export function useReturnFocus(): void {
  useEffect(() => {
    // the screen as a whole has it only until its heading comes
    const before = hasScreenFocus() ? null : document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      if (before === document.body || !before?.isConnected) focusHeading();
    };
  }, []);
}
