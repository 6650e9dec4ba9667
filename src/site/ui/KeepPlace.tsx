import { Component, createRef, type ReactNode } from "react";

type Props = {
  /** What the list is of: another one begins at its own place. */
  list: string;
  /** Tells its items from others: when it changes, some may have come or gone above what is read. */
  items: string;
  /** Whether one comes back to the list, which may then be found as it was left. */
  isReturn: boolean;
  children: ReactNode;
};
type Seen = { at: number; element: Element; top: number };

/** Where lists were left: the number of an item and how far from the top of the screen it stood. */
const left = new Map<string, Omit<Seen, "element">>();
const MOST_LEFT = 50;
const INSIDE_PX = 40;

/**
 * What is read stays where it is on the screen while items come and go above it, and is found there by who comes back:
 * the height of items that were not yet drawn is only a guess, and a distance from the top of the page is no place.
 */
export class KeepPlace extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  private items(): Element[] {
    return [...(this.box.current?.querySelectorAll(":scope > ul > li") ?? [])];
  }

  /** The items from the top of the screen on. */
  private seen(): Seen[] {
    return this.items()
      .map((element, at) => ({ at, element, top: element.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 0);
  }

  override getSnapshotBeforeUpdate(before: Props): Seen[] | null {
    const { list, items } = this.props;
    return before.list === list && before.items !== items ? this.seen() : null;
  }

  override componentDidUpdate(_: Props, __: unknown, seen: Seen[] | null) {
    const stays = seen?.find(({ element }) => element.isConnected);
    if (stays) bring(stays.element, stays.top);
  }

  override componentDidMount() {
    window.addEventListener("scroll", this.remember, { passive: true });
    const was = this.props.isReturn ? left.get(this.props.items) : undefined;
    const element = was && this.items()[was.at];
    if (element) bringDrawn(element, was.top, FRAMES);
  }

  override componentWillUnmount() {
    window.removeEventListener("scroll", this.remember);
  }

  /** While one reads: when the page is left, it may already be laid out anew. */
  private readonly remember = () => {
    const { current: box } = this.box;
    if (!box) return;
    const x = box.getBoundingClientRect().left + INSIDE_PX;
    const read = document.elementFromPoint(x, window.innerHeight / 2)?.closest("li");
    const at = read ? this.items().indexOf(read) : -1;
    if (left.size >= MOST_LEFT) left.clear();
    if (read && at >= 0) left.set(this.props.items, { at, top: read.getBoundingClientRect().top });
    else left.delete(this.props.items);
  };

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}

function bring(element: Element, top: number): void {
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
}

/** So many pictures of the screen until the items around a place have the height they are drawn with. */
const FRAMES = 8;

/** After the page itself went to where it was left, and again while what comes into view takes its true height. */
function bringDrawn(element: Element, top: number, frames: number): void {
  requestAnimationFrame(() => {
    if (!element.isConnected) return;
    bring(element, top);
    if (frames > 1) bringDrawn(element, top, frames - 1);
  });
}
