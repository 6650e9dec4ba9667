import { useLocation } from "react-router-dom";
import { screens } from "../resources";
import type { Screen } from "../screen";

// the longest path first: /admin itself begins every address
const byLength = [...screens].sort((a, b) => b.path.length - a.path.length);

/** True at the page of its own that a screen has for a record. */
export const isRecordPage = (pathname: string): boolean =>
  screens.some(({ path, show }) => show && pathname.startsWith(`${path}/`) && pathname.endsWith(`/${show.path}`));

/** The screen the address belongs to, whether one may see it or not. */
export function useScreen(): Screen | undefined {
  const { pathname } = useLocation();
  return byLength.find(({ path, records }) => pathname === path || (records && pathname.startsWith(`${path}/`)));
}
