import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Place } from "../../contract/places";
import { Icon } from "../components/Icon";
import { useDebounced } from "../components/useDebounced";
import { nameIn, wordIn } from "../components/wording";
import { useSite } from "../queries";

const fewestLetters = 2;
const pauseMs = 200;

type PlaceSearchProps = { value: string; onChange: (text: string) => void; onPick: (place: Place) => void };

/** The box for any place of the gazetteer: suggests places while one types. */
export function PlaceSearch({ value, onChange, onPick }: PlaceSearchProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = usePlaces(open ? value : "");
  const shown = open && places.length > 0;
  const pick = (place: Place) => {
    setOpen(false);
    onPick(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = places[active];
    if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && shown && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      setActive((at) => ((at + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    }
  };
  return (
    <div className="field place-search">
      <label htmlFor={`${id}-place`}>{t("page.place.other")}</label>
      <div className="input-icon">
        <Icon name="pin" />
        <input
          id={`${id}-place`}
          name="place"
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder={t("page.place.hint")}
          value={value}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={id}
          aria-activedescendant={shown && places[active] ? `${id}-${active}` : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      <div className="suggestions" id={id} role="listbox" aria-label={t("page.place.suggestions")} hidden={!shown}>
        {places.map((place, at) => (
          <div
            key={place.slug}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // before blur closes the list
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
            onKeyDown={onKeyDown}
          >
            <Icon name="pin" />
            <span>{nameIn(i18n.language, place)}</span>
            <small>{wordIn(t, "states", place.state)}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

function usePlaces(text: string): readonly Place[] {
  const { queries } = useSite();
  const wanted = useDebounced(text.trim(), pauseMs);
  const enabled = wanted.length >= fewestLetters && text.trim() !== "";
  const { data } = useQuery({ ...queries.places(wanted), enabled });
  return enabled && data ? data : [];
}
