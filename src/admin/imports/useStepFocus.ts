import { useCallback, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import type { Import } from "../../contract/imports";

/**
 * What an import's next step took away took the keyboard's place with it: it goes on at the `words` about that step;
 * `goOn` is for what goes by itself.
 */
export function useStepFocus(job: Import | undefined) {
  // a small file is read again before anybody looks
  const step = job && `${job.state} ${job.plannedAt}`;
  const words = useRef<HTMLParagraphElement>(null);
  const isOpenedByItself = useNavigationType() === "POP";
  const isFirst = useRef(true);
  const goOn = useCallback(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!step) return;
    if (!isFirst.current || !isOpenedByItself) goOn();
    isFirst.current = false;
  }, [step, isOpenedByItself, goOn]);
  return { words, goOn };
}
