import { useQuery } from "@tanstack/react-query";
import type { Suggestion } from "../../contract/temples";
import { useDebounced } from "../components/useDebounced";
import { useSite } from "../queries";

const fewestLetters = 2;
const pauseMs = 250;

/** A temple as the list of suggestions words it. */
export const labelOf = ({ name, city }: Suggestion): string => `${name}, ${city}`;

/** Temples that what is typed may mean. */
export function useTempleNames(typed: string): readonly Suggestion[] {
  const { queries } = useSite();
  const wanted = useDebounced(typed.trim(), pauseMs);
  const { data } = useQuery({
    ...queries.suggest(wanted),
    enabled: wanted.length >= fewestLetters,
    keepPreviousData: true,
  });
  return data ?? [];
}
