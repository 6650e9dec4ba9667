import { useCustom } from "@refinedev/core";
import { Select } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HttpError } from "../../client/errors";
import type { ModerationItem } from "../../contract/moderation";
import type { Suggestion } from "../../contract/temples";
import type { QueueQuery } from "./useQueue";

const pauseMs = 250;

/** One temple alone, found by its name. */
export function TempleFilter({ query, items }: { query: QueueQuery; items: readonly ModerationItem[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const suggestions = useSuggestions(text);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const id = query.filter("temple");
  const inSight = items.find(({ temple }) => String(temple?.id) === id)?.temple?.name;
  const label = names[id] ?? inSight ?? t("moderation.templeNumber", { id });
  return (
    <Select
      className="filter-select"
      showSearch
      allowClear
      filterOption={false}
      popupMatchSelectWidth={false}
      aria-label={t("moderation.filters.temple")}
      placeholder={t("moderation.filters.temple")}
      notFoundContent={t(text ? "moderation.noTemple" : "moderation.typeTemple")}
      value={id ? { value: id, label } : null}
      labelInValue
      options={suggestions}
      onSearch={setText}
      onChange={(chosen) => {
        const named = suggestions.find(({ value }) => value === chosen?.value)?.label;
        if (chosen && named) setNames((now) => ({ ...now, [chosen.value]: named }));
        setText("");
        query.change({ temple: chosen?.value });
      }}
    />
  );
}

/** Temples whose names begin as what was typed, once the typing pauses. */
function useSuggestions(text: string) {
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
