import { useQuery } from "@tanstack/react-query";
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Icon, type IconName } from "../ui/Icon";
import { useDebounced } from "./useDebounced";

type SuggestionBoxProps<Item> = {
  className: string;
  label: string;
  /** What the list is called. */
  listLabel: string;
  icon: IconName;
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "id" | "name" | "enterKeyHint" | "maxLength" | "placeholder" | "aria-describedby" | "aria-invalid"
  >;
  value: string;
  onChange: (text: string) => void;
  /** How long one has to pause for suggestions, in milliseconds. */
  pauseMs: number;
  /** The read that answers what was typed. */
  suggest: (text: string) => SuggestQuery<Item>;
  keyOf: (item: Item) => string | number;
  /** What is said above the options. */
  note?: (items: readonly Item[]) => ReactNode;
  /** What an option says, after its icon. */
  option: (item: Item) => ReactNode;
  optionIcon: IconName;
  onPick: (item: Item) => void;
};

type SuggestQuery<Item> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Item[]>;
};

/** A field that suggests while one types: a combobox with a list, for pointer, keyboard and screen reader. */
export function SuggestionBox<Item>(props: SuggestionBoxProps<Item>) {
  const { label, input, value, onChange, onPick, suggest } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(open ? value : "", props.pauseMs, suggest);
  const shown = open && items.length > 0;
  const note = props.note?.(items);
  const pick = (item: Item) => {
    setOpen(false);
    onPick(item);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    // round, by way of no option, which is the text as typed
    setActive((at) => ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active];
    // a box of the kind "search" empties itself on Escape, which here only closes the list
    if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && shown && chosen) pick(chosen);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={`field ${props.className}`}>
      <label htmlFor={input.id ?? `${id}-text`}>{label}</label>
      <div className="input-icon">
        <Icon name={props.icon} />
        <input
          id={`${id}-text`}
          {...input}
          type="search"
          autoComplete="off"
          value={value}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={id}
          aria-activedescendant={shown && items[active] ? `${id}-${active}` : undefined}
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
      <div className="suggestions" id={id} role="listbox" aria-label={props.listLabel} hidden={!shown}>
        {note && <small role="presentation">{note}</small>}
        {items.map((item, at) => (
          <div
            key={props.keyOf(item)}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // before blur closes the list
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(item)}
            onKeyDown={onKeyDown}
          >
            <Icon name={props.optionIcon} />
            {props.option(item)}
          </div>
        ))}
      </div>
    </div>
  );
}

function useSuggestions<Item>(text: string, pauseMs: number, suggest: (text: string) => SuggestQuery<Item>): Item[] {
  const wanted = useDebounced(text.trim(), pauseMs);
  const enabled = wanted !== "" && text.trim() !== "";
  const { data } = useQuery({ ...suggest(wanted), enabled });
  return enabled && data ? data : [];
}
