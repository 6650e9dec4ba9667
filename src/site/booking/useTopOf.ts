import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Another step is begun at the page's heading, by eyes and by keyboard, since the button that led to it stood at the end
 * of a long form. The page's first step is left to the browser.
 */
export function useTopOf(step: string | null): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
