import { useQuery } from "@tanstack/react-query";
import type { Suggestion } from "../../contract/templeSuggestions";
import { useSite } from "../queries";
import { useDebounced } from "../search/useDebounced";

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
