import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { deities, type SearchSort, traditions } from "../../contract/vocabulary";
import { wordIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { SearchText } from "./SearchText";
import { closeSheet, SheetHead } from "./SheetHead";
import type { SearchState } from "./searchState";
import { useFollowed } from "./useFollowed";

const sheet = "search-more";
const sorts: readonly SearchSort[] = ["relevance", "rating", "name"];

type SearchFormProps = {
  state: SearchState;
  onChange: (changes: Partial<SearchState>) => void;
  /** Answers whether it came to be: boosting needs a place. */
  onBoost: (boost: boolean) => Promise<boolean>;
};

/**
 * Everything one may ask for; a plain GET form, which scripts only make quicker. On a phone the words alone are in sight,
 * the rest is in a sheet that the browser opens without scripts.
 */
export function SearchForm({ state, onChange, onBoost }: SearchFormProps) {
  const { t, i18n } = useTranslation();
  const [q, setQ] = useFollowed(state.q);
  const [location, setLocation] = useFollowed(state.location);
  const [deity, setDeity] = useFollowed(state.deity);
  const [boost, setBoost] = useFollowed(state.boost);
  const [type, setType] = useFollowed(state.type);
  const [advanced, setAdvanced] = useFollowed(state.advanced);
  const [sort, setSort] = useFollowed(state.sort);
  const more = useRef<HTMLDivElement>(null);
  const inSheet = [location, type, deity, boost, advanced, sort !== "relevance"].filter(Boolean).length;
  const tickBoost = async (wanted: boolean) => {
    setBoost(wanted);
    if (!(await onBoost(wanted))) setBoost(state.boost);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // what stands in the fields, which may have been typed before the page was alive
    const fields = new FormData(event.currentTarget);
    const written = (name: string) => String(fields.get(name) ?? "").trim();
    onChange({ q: written("q"), location: written("location"), deity: written("deity") });
    closeSheet(more.current);
  };
  return (
    <search>
      <form noValidate className="panel search-form" action="/search" onSubmit={submit} aria-label={t("search.form")}>
        {state.filter !== "all" && <input type="hidden" name="filter" value={state.filter} />}
        <div className="search-fields">
          <SearchText value={q} onChange={setQ} placeholder={t("search.textHint")} />
          <button type="submit" className="button" aria-label={t("search.submit")}>
            <Icon name="search" />
            <span>{t("search.submit")}</span>
          </button>
        </div>
        <button type="button" className="button quiet small search-more-button" {...{ popovertarget: sheet }}>
          <Icon name="filter" />
          {t("search.more")}
          {inSheet > 0 && <b> · {formatNumber(inSheet, i18n.language)}</b>}
        </button>
        <div id={sheet} className="search-more" ref={more} {...{ popover: "auto" }}>
          <SheetHead sheet={sheet} title={t("search.more")} />
          <TextField
            name="location"
            label={t("search.location")}
            hint={t("search.locationHint")}
            value={location}
            onChange={setLocation}
          />
          <div className="field">
            <label htmlFor="search-type">{t("search.type")}</label>
            <select
              id="search-type"
              name="type"
              value={type}
              onChange={(event) => {
                setType(event.target.value);
                onChange({ type: event.target.value });
              }}
            >
              <option value="">{t("search.allTypes")}</option>
              {traditions.map((tradition) => (
                <option key={tradition} value={tradition}>
                  {wordIn(t, "traditions", tradition)}
                </option>
              ))}
              {/* a setting comes with a link, such as the Hill tile */}
              {type && !traditions.some((known) => known === type) && (
                <option value={type}>{wordIn(t, "settings", type)}</option>
              )}
            </select>
          </div>
          <TextField
            name="deity"
            label={t("search.deity")}
            hint={t("search.deityHint")}
            value={deity}
            onChange={setDeity}
            list="deities"
          />
          <datalist id="deities">
            {deities.map((known) => (
              <option key={known} value={known}>
                {wordIn(t, "deities", known)}
              </option>
            ))}
          </datalist>
          <div className="search-options">
            <label className="tick">
              <input type="checkbox" checked={boost} onChange={(event) => void tickBoost(event.target.checked)} />
              {t("search.boost")}
            </label>
            <label className="tick">
              <input
                type="checkbox"
                name="engine"
                value="es"
                checked={advanced}
                onChange={(event) => {
                  setAdvanced(event.target.checked);
                  onChange({ advanced: event.target.checked });
                }}
              />
              {t("search.advanced")}
            </label>
            <div className="field inline">
              <label htmlFor="search-sort">{t("search.sort")}</label>
              <select
                id="search-sort"
                name="sort"
                value={sort}
                onChange={(event) => {
                  const wanted = sorts.find((known) => known === event.target.value) ?? "relevance";
                  setSort(wanted);
                  onChange({ sort: wanted });
                }}
              >
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`search.sorts.${sort}`)}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <button type="submit" className="button wide">
            {t("search.show")}
          </button>
        </div>
      </form>
    </search>
  );
}

type TextFieldProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
  list?: string;
};

function TextField({ name, label, hint, value, onChange, list }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={`search-${name}`}>{label}</label>
      <input
        id={`search-${name}`}
        name={name}
        maxLength={100}
        placeholder={hint}
        value={value}
        list={list}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
