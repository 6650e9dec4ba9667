import {
  createContext,
  type FunctionComponent,
  type ReactElement,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { type Early, redo } from "../catchUp";
import { lazyPart } from "../components/lazyPart";

export type LatePart<Props extends object> = FunctionComponent<Props> & {
  /** Fetches the part's code; the server does it before it draws. */
  preload: () => Promise<unknown>;
};

/** How the server draws a part as text; `part` and `props` say which one it is. */
export type DrawStill = (part: object, props: object, element: ReactElement) => string;
export const StillContext = createContext<DrawStill | undefined>(undefined);

/** How far below the screen a part begins to come alive. */
const aheadPx = 800;
const controls = "a, button, input, select, textarea, summary";

/** React leaves alone what the server drew in an element of which it knows no more than this. */
const asDrawn = { ...drawnAs(""), suppressHydrationWarning: true } as const;

/** What React itself made of a part, as text. */
function drawnAs(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/**
 * A part far down the page: it stays as the server drew it, and works by its links, until one comes near or fills in a
 * field of it; only then is its code fetched and the drawing replaced by the part itself, in which everything is done
 * again that was pressed or typed meanwhile. Where the server drew nothing, its code is fetched at once.
 */
export function latePart<Props extends object>(load: () => Promise<FunctionComponent<Props>>): LatePart<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Awaited = lazyPart(preload);

  function Late(props: Props) {
    // chosen once: code that comes later must not draw anew what is there
    const [Part, setPart] = useState(() => loaded);
    const place = useRef<HTMLDivElement>(null);
    const drawStill = useContext(StillContext);
    useWaking(place, Part !== undefined, preload, () => setPart(() => loaded ?? Awaited));
    if (drawStill && Part) {
      return <div className="late" {...drawnAs(drawStill(Part, props, <Part {...props} />))} />;
    }
    return Part ? (
      <div ref={place} className="late">
        <Part {...props} />
      </div>
    ) : (
      <div ref={place} className="late" {...asDrawn} />
    );
  }
  return Object.assign(Late, { preload });
}

function useWaking(
  place: RefObject<HTMLElement>,
  isAlive: boolean,
  preload: () => Promise<unknown>,
  draw: () => void,
): void {
  const { i18n } = useTranslation();
  const [drawnIn] = useState(i18n.language);
  const missed = useRef<ReturnType<typeof keepMissed>>();
  const latestDraw = useRef(draw);
  const wake = useCallback(() => {
    const drawAnew = () => {
      missed.current?.end();
      // at once: what is done between the end of the watch and a later drawing would be lost
      flushSync(latestDraw.current);
    };
    // without a connection the drawing stays, until one comes near again
    preload().then(drawAnew, () => undefined);
  }, [preload]);

  // before the page answers: what was pressed until then may be passed on to this part
  useLayoutEffect(() => {
    const { current: box } = place;
    if (isAlive || !box) return undefined;
    if (box.childElementCount === 0) {
      latestDraw.current();
      return undefined;
    }
    missed.current ??= keepMissed(box, wake);
    return whenNear(box, wake);
  }, [place, isAlive, wake]);
  useEffect(() => {
    if (i18n.language !== drawnIn) wake();
  }, [i18n.language, drawnIn, wake]);
  useEffect(() => {
    if (!isAlive) return;
    missed.current?.replay();
    missed.current = undefined;
  }, [isAlive]);
}

function whenNear(box: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: `${aheadPx}px 0px` },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/**
 * Remembers presses, inputs and the focus by the place of their element in `box`, whose elements will be others, and
 * calls `onMissed` at each: a form control may be reached without scrolling to it.
 */
function keepMissed(box: HTMLElement, onMissed: () => void) {
  const kept: { at: number; value?: string; checked?: boolean }[] = [];
  const keep = (missed: (typeof kept)[number]) => {
    kept.push(missed);
    onMissed();
  };
  const all = () => [...box.querySelectorAll<HTMLInputElement>(controls)];
  const placeOf = (target: EventTarget | null) => all().findIndex((control) => Object.is(control, target));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      const checked = target instanceof HTMLInputElement && target.checked;
      keep({ at: placeOf(target), value: target.value, checked });
    }
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (button) keep({ at: placeOf(button) });
  };
  const watched = { input: onInput, change: onInput, click: onClick };
  for (const [name, listener] of Object.entries(watched)) box.addEventListener(name, listener);
  let focused = -1;
  return {
    end() {
      for (const [name, listener] of Object.entries(watched)) box.removeEventListener(name, listener);
      focused = placeOf(document.activeElement);
    },
    replay() {
      const now = all();
      now[focused]?.focus({ preventScroll: true });
      redo(
        kept.flatMap(({ at, value, checked }): Early[] => {
          const control = now[at];
          return control ? [[control, value, checked]] : [];
        }),
      );
    },
  };
}
