import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { deities, type SearchSort, traditions } from "../../contract/vocabulary";
import { Icon } from "./Icon";
import { SearchText } from "./SearchText";
import type { SearchState } from "./searchState";
import { useFollowed } from "./useFollowed";
import { wordIn } from "./wording";

const sorts: readonly SearchSort[] = ["relevance", "rating", "name"];

type SearchFormProps = {
  state: SearchState;
  onChange: (changes: Partial<SearchState>) => void;
  /** Answers whether it came to be: boosting needs a place. */
  onBoost: (boost: boolean) => Promise<boolean>;
};

/** Everything one may ask for; a plain GET form, which scripts only make quicker. */
export function SearchForm({ state, onChange, onBoost }: SearchFormProps) {
  const { t } = useTranslation();
  const [q, setQ] = useFollowed(state.q);
  const [location, setLocation] = useFollowed(state.location);
  const [deity, setDeity] = useFollowed(state.deity);
  const [boost, setBoost] = useFollowed(state.boost);
  const [type, setType] = useFollowed(state.type);
  const [advanced, setAdvanced] = useFollowed(state.advanced);
  const [sort, setSort] = useFollowed(state.sort);
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
  };
  return (
    <search>
      <form className="panel search-form" action="/search" onSubmit={submit} aria-label={t("search.form")}>
        {state.filter !== "all" && <input type="hidden" name="filter" value={state.filter} />}
        <div className="search-fields">
          <SearchText value={q} onChange={setQ} placeholder={t("search.textHint")} />
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
          <button type="submit" className="button">
            <Icon name="search" />
            {t("search.submit")}
          </button>
        </div>
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
