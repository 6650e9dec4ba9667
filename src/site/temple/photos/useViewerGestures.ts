import { type KeyboardEvent, type TouchEvent, useRef } from "react";

/** How far a finger goes sideways, in CSS pixels, before it turns to the next photo. */
const swipePx = 40;

type Place = { at: number; last: number; go: (to: number) => void };

/** What the dialog does on arrow keys, Home and End, and on swipes. Escape is the dialog's own. */
export function useViewerGestures({ at, last, go }: Place) {
  const start = useRef<{ x: number; y: number }>();
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!start.current || !touch) return;
    const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    if (Math.abs(dx) > swipePx && Math.abs(dx) > Math.abs(dy)) go(dx < 0 ? at + 1 : at - 1);
    start.current = undefined;
  };
  return { onKeyDown, onTouchStart, onTouchEnd };
}
