import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";
import { Choice } from "../form/Choice";
import { useTempleSuggestions } from "../listing/useTempleSuggestions";

type TempleFilterProps = {
  items: readonly ModerationItem[];
  /** Given by the form it stands in. */
  value?: string;
  onChange?: (id: string | undefined) => void;
};

/** One temple alone, found by its name. */
export function TempleFilter({ items, value: id = "", onChange }: TempleFilterProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const suggestions = useTempleSuggestions(text);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const inSight = items.find(({ temple }) => String(temple?.id) === id)?.temple?.name;
  const label = names[id] ?? inSight ?? t("moderation.templeNumber", { id });
  return (
    <Choice
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
        onChange?.(chosen?.value);
      }}
    />
  );
}
