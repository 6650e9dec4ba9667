const main = () => document.getElementById("screen");

export const hasScreenFocus = (): boolean => document.activeElement === main();

/** The heading one sees; that of the screen before stays hidden in its place until the next one is loaded. */
const heading = () => [...(main()?.querySelectorAll("h1") ?? [])].find((title) => title.checkVisibility());

/** Takes the keyboard and screen readers to the heading of the screen; false while there is none to see. */
export function focusHeading(): boolean {
  const title = heading();
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/** The same as soon as there is one, unless the focus goes elsewhere before; answers how to stop waiting. */
export function focusComingHeading(): () => void {
  if (focusHeading()) return () => undefined;
  main()?.focus({ preventScroll: true });
  const coming = new MutationObserver(() => {
    if (!hasScreenFocus() || focusHeading()) coming.disconnect();
  });
  coming.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  return () => coming.disconnect();
}
