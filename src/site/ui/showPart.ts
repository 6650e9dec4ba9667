/** Takes eyes and keyboard to a part of the page, below the bar; the part, where there is one. */
export function showPart(id: string, how: "smooth" | "instant"): HTMLElement | null {
  const part = document.getElementById(id);
  if (!part) return null;
  // as smooth as the visitor likes it (styles/base.css)
  part.scrollIntoView({ behavior: how === "smooth" ? "auto" : how });
  // what is no link or field takes the focus only where it is told to
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return part;
}
