import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { favourites } from "../../client/favourites";
import { cardsAtOnce, useSite } from "../queries";
import { templePath } from "../temple/wording";
import { tellKeep } from "./worker";

/** How long the saved temples have to stay as they are before they are fetched, in milliseconds. */
const REST_MS = 1_500;

/** Has the worker keep the list of saved temples and their pages, wherever one saves them. */
export function useKeepSaved(): void {
  const client = useQueryClient();
  const { queries } = useSite();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer);
  useEffect(() => {
    if (saved.length === 0 || !navigator.serviceWorker) return undefined;
    const ids = [...saved].reverse().slice(0, cardsAtOnce);
    const fetchThem = async () => {
      await navigator.serviceWorker.ready; // the answer goes through the worker, which keeps it
      const temples = await client.fetchQuery(queries.cards(ids));
      await tellKeep(temples.map(templePath));
    };
    const rest = setTimeout(() => void fetchThem().catch(() => undefined), REST_MS);
    return () => clearTimeout(rest);
  }, [saved, client, queries]);
}
