import { useLocation } from "react-router-dom";
import { type Screen, screens } from "../resources";

// the longest path first: /admin itself begins every address
const byLength = [...screens].sort((a, b) => b.path.length - a.path.length);

/** The screen the address belongs to, whether one may see it or not. */
export function useScreen(): Screen | undefined {
  const { pathname } = useLocation();
  return byLength.find(({ path, records }) => pathname === path || (records && pathname.startsWith(`${path}/`)));
}
