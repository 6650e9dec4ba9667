import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSite } from "../queries";
import { cityIn, nameIn, templePath } from "../temple/wording";
import { SuggestionBox } from "./SuggestionBox";

type SearchTextProps = { value: string; onChange: (text: string) => void; placeholder: string };

/** The box for temple, deity or city: suggests temples while one types, and opens the one that is chosen. */
export function SearchText({ value, onChange, placeholder }: SearchTextProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { queries, http } = useSite();
  const parts = useTypedParts(value);
  return (
    <SuggestionBox
      className="search-text"
      label={t("search.text")}
      listLabel={t("search.suggestions")}
      icon="search"
      input={{ name: "q", enterKeyHint: "search", maxLength: 200, placeholder }}
      value={value}
      onChange={onChange}
      pauseMs={250}
      suggest={queries.suggestAll}
      note={(items) => items.at(-1)?.instead && t("search.showingFor", { query: items.at(-1)?.instead })}
      keyOf={(item) => ("id" in item ? item.id : item.path)}
      optionIcon="temple"
      option={(item) => {
        const name = nameIn(i18n.language, item);
        return (
          <>
            <span>{parts ? parts.markMatched(name, item.instead ?? value) : name}</span>
            <small>{"kind" in item ? t(`search.pages.${item.kind}`) : cityIn(i18n.language, item)}</small>
          </>
        );
      }}
      onPick={(item) => {
        if ("id" in item) parts?.tellOpened(http, item.id);
        navigate("kind" in item ? item.path : templePath(item));
      }}
    />
  );
}

type TypedParts = typeof import("./typedParts");

/** What is needed once something is typed; a box without it finds as much. */
function useTypedParts(typed: string): TypedParts | undefined {
  const [parts, setParts] = useState<TypedParts>();
  useEffect(() => {
    if (typed) import("./typedParts").then(setParts, () => undefined);
  }, [typed]);
  return parts;
}
