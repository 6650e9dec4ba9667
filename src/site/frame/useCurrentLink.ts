import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { currentLink } from "./currentLink";

const never = () => () => undefined;

/** The link of the frame that the page belongs to; the part of a page an address names is unknown to the server. */
export function useCurrentLink(): string | undefined {
  const { pathname, search, hash: present } = useLocation();
  const hash = useSyncExternalStore(
    never,
    () => present,
    () => "",
  );
  return currentLink({ pathname, search, hash });
}
