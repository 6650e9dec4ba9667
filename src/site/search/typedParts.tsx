import { Fragment, type ReactNode } from "react";
import { matchedParts } from "../../domain/spelling/matches";

/** What the box for searches needs once somebody types, in a file of its own that comes then. */
export { tellOpened } from "./missedSearch";

/** A name with what was typed of it marked. */
export function markMatched(name: string, typed: string): ReactNode {
  let after = 0;
  const marked = matchedParts(name, typed).map(([from, to]) => {
    const before = name.slice(after, from);
    after = to;
    return (
      <Fragment key={from}>
        {before}
        <mark>{name.slice(from, to)}</mark>
      </Fragment>
    );
  });
  return [...marked, name.slice(after)];
}
