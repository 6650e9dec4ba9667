import { useSession } from "../../client/useSession";
import type { ImportNoun } from "../../contract/imports";
import { can } from "../../contract/roles";
import { importNouns } from "./words";

/** What one may import. */
export function useNouns(): ImportNoun[] {
  const { role } = useSession();
  return importNouns.filter((noun) => can(role, noun));
}
