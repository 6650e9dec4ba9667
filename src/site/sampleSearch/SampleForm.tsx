import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "../forms/FormField";
import { useFollowed } from "../search/useFollowed";
import { Icon } from "../ui/Icon";
import { sampleFilters, sampleSorts } from "./sampleState";
import type { Samples } from "./useSamples";

/** Text, place, order and category; a plain GET form, which scripts only make quicker. */
export function SampleForm({ state, change }: Pick<Samples, "state" | "change">) {
  const { t } = useTranslation();
  const [q, setQ] = useFollowed(state.q);
  const [location, setLocation] = useFollowed(state.location);
  const [sort, setSort] = useFollowed(state.sort);
  const chooseSort = (chosen: string) => {
    const next = sampleSorts.find((known) => known === chosen) ?? "relevance";
    setSort(next);
    change({ sort: next });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const written = (name: string) => String(fields.get(name) ?? "").trim();
    change({ q: written("q"), location: written("location") });
  };
  return (
    <search>
      <form
        noValidate
        className="panel sample-form"
        action="/classic-search"
        onSubmit={submit}
        aria-label={t("samples.form")}
      >
        {state.filter !== "all" && <input type="hidden" name="filter" value={state.filter} />}
        <FormField
          name="q"
          type="search"
          label={t("search.text")}
          placeholder={t("search.textHint")}
          maxLength={200}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <FormField
          name="location"
          label={t("search.location")}
          placeholder={t("search.locationHint")}
          maxLength={100}
          value={location}
          onChange={(event) => setLocation(event.target.value)}
        />
        <div className="field">
          <label htmlFor="sample-sort">{t("search.sort")}</label>
          <select id="sample-sort" name="sort" value={sort} onChange={(event) => chooseSort(event.target.value)}>
            {sampleSorts.map((known) => (
              <option key={known} value={known}>
                {t(`samples.sorts.${known}`)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          <Icon name="search" />
          {t("search.submit")}
        </button>
      </form>
    </search>
  );
}

/** The categories, one of them chosen. */
export function SampleChips({ state, change }: Pick<Samples, "state" | "change">) {
  const { t } = useTranslation();
  return (
    <fieldset className="tabs">
      <legend className="sr">{t("search.categories")}</legend>
      {sampleFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === state.filter}
          onClick={() => change({ filter })}
        >
          {t(`samples.filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  );
}
