import { type RefObject, useEffect } from "react";

/** How far a finger goes sideways, in CSS pixels, before it turns to the next photo. */
const swipePx = 40;

type Place = { at: number; last: number; go: (to: number) => void };

/** Arrow keys, Home and End, and swipes over the dialog. Escape is the dialog's own. */
export function useViewerGestures(dialog: RefObject<HTMLDialogElement>, { at, last, go }: Place): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const onKey = (event: KeyboardEvent) => {
      const to = targets[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    let start: { x: number; y: number } | undefined;
    const onTouch = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const onLift = ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) > swipePx && Math.abs(dx) > Math.abs(dy)) go(dx < 0 ? at + 1 : at - 1);
      start = undefined;
    };
    dialog.current?.addEventListener("keydown", onKey, { signal });
    dialog.current?.addEventListener("touchstart", onTouch, { signal, passive: true });
    dialog.current?.addEventListener("touchend", onLift, { signal });
    return () => ended.abort();
  }, [dialog, at, last, go]);
}
