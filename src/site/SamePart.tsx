import { createContext, type FunctionComponent, useContext } from "react";
import type { DrawStill } from "./home/latePart";

/** How the server draws what is the same on many pages. */
export const SameContext = /* @__PURE__ */ createContext<DrawStill | undefined>(undefined);

type SamePartProps<Props> = {
  /** What it stands in. */
  as: keyof JSX.IntrinsicElements;
  part: FunctionComponent<Props>;
  /** All that it is drawn from besides the language. */
  from: Props;
  className?: string;
};

function Alive<Props extends object>({ as: Element, part: Part, from, className }: SamePartProps<Props>) {
  return (
    <Element className={className}>
      <Part {...from} />
    </Element>
  );
}

function Kept<Props extends object>({ as: Element, part: Part, from, className }: SamePartProps<Props>) {
  const draw = useContext(SameContext);
  const part = <Part {...from} />;
  const inside = draw ? { dangerouslySetInnerHTML: { __html: draw(Part, from, part) } } : { children: part };
  return <Element className={className} {...inside} />;
}

/**
 * What is the same on many pages: the server draws it once and keeps the text (`stillParts`), the browser brings it to
 * life as any other part.
 */
export const SamePart = import.meta.env.SSR ? Kept : Alive;
