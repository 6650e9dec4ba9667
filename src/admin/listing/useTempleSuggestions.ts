import { useCustom } from "@refinedev/core";
import { useEffect, useState } from "react";
import type { HttpError } from "../../client/errors";
import type { Suggestion } from "../../contract/templeSuggestions";

const pauseMs = 250;

/** Temples whose names begin as what was typed, once the typing pauses. */
export function useTempleSuggestions(text: string) {
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useCustom<{ suggestions: Suggestion[] }, HttpError>({
    url: "/api/temples/suggest",
    method: "get",
    config: { query: { q } },
    errorNotification: false,
    queryOptions: { enabled: q.length >= 2, keepPreviousData: true },
  });
  const found = q.length >= 2 ? (data?.data.suggestions ?? []) : [];
  return found.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` }));
}
