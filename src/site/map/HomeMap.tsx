import type { TempleCard } from "../../contract/temples";
import { ListMap } from "./ListMap";
import { useChosen } from "./useChosen";

/** The temples listed on the home page, on a map that lets the page be scrolled. */
export function HomeMap({ temples }: { temples: readonly TempleCard[] | undefined }) {
  const chosen = useChosen();
  return <ListMap temples={temples} chosen={chosen} isInFlow />;
}
