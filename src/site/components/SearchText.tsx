import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Suggestion } from "../../contract/temples";
import { useSite } from "../queries";
import { Icon } from "./Icon";
import { useDebounced } from "./useDebounced";
import { cityIn, nameIn, templePath } from "./wording";

const fewestLetters = 2;
const pauseMs = 250;

type SearchTextProps = { value: string; onChange: (text: string) => void; placeholder: string };

/** The box for temple, deity or city: suggests temples while one types, and opens the one that is chosen. */
export function SearchText({ value, onChange, placeholder }: SearchTextProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(open ? value : "");
  const shown = open && suggestions.length > 0;

  const pick = (suggestion: Suggestion) => {
    setOpen(false);
    navigate(templePath(suggestion));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && shown && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      setActive((at) => (at + step + suggestions.length + 1) % (suggestions.length + 1));
    }
  };
  return (
    <div className="field search-text">
      <label htmlFor={`${listId}-q`}>{t("search.text")}</label>
      <div className="input-icon">
        <Icon name="search" />
        <input
          id={`${listId}-q`}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          value={value}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && suggestions[active] ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            setActive(-1);
            // words typed before the page was alive may be followed by a step elsewhere
            setOpen(document.activeElement === event.target);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      <div className="suggestions" id={listId} role="listbox" aria-label={t("search.suggestions")} hidden={!shown}>
        {suggestions.map((suggestion, at) => (
          <div
            key={suggestion.id}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // before blur closes the list
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            onKeyDown={onKeyDown}
          >
            <Icon name="temple" />
            <span>{nameIn(i18n.language, suggestion)}</span>
            <small>{cityIn(i18n.language, suggestion)}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

function useSuggestions(text: string): readonly Suggestion[] {
  const { queries } = useSite();
  const wanted = useDebounced(text.trim(), pauseMs);
  const enabled = wanted.length >= fewestLetters && text.trim() !== "";
  const { data } = useQuery({ ...queries.suggest(wanted), enabled });
  return enabled && data ? data : [];
}
