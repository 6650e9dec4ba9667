import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusComingHeading } from "./headingFocus";
import { isRecordPage, useScreen } from "./useScreen";

/**
 * Arriving at another screen: it begins at its top, and the keyboard and screen readers are taken to its heading, since
 * the link that was followed may be gone. What opens over a screen takes the focus itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const screen = useScreen();
  const before = useRef({ pathname, screen });
  useEffect(() => {
    const { current: last } = before;
    before.current = { pathname, screen };
    // records that are looked at are screens of their own, and know where to begin
    const isBack = screen?.opens === "show" && pathname === screen.path && last.pathname !== pathname;
    // a page of its own is arrived at and left like a screen
    const isAnother = pathname !== last.pathname && [pathname, last.pathname].some(isRecordPage);
    if (last.screen === screen && !isBack && !isAnother) return;
    if (how !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
    return focusComingHeading();
  }, [pathname, screen, how]);
}
