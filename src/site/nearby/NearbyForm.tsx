import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { deities, settings, traditions } from "../../contract/vocabulary";
import { useFollowed } from "../search/useFollowed";
import { wordIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { nearbySorts, radiiKm } from "./nearbyState";
import type { Nearby } from "./useNearby";

/** Radius, order, type, deity and how exact; a plain GET form, which scripts only make quicker. */
export function NearbyForm({ state, change }: Pick<Nearby, "state" | "change">) {
  const { t } = useTranslation();
  const [deity, setDeity] = useFollowed(state.deity);
  const [radiusKm, setRadius] = useFollowed(state.radiusKm);
  const [sort, setSort] = useFollowed(state.sort);
  const [isExact, setExact] = useFollowed(state.isExact);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // what stands in the field, which may have been typed before the page was alive
    change({ deity: String(new FormData(event.currentTarget).get("deity") ?? "").trim() });
  };
  return (
    <search>
      <form noValidate className="panel near-form" action="/nearby" onSubmit={submit} aria-label={t("nearby.form")}>
        {state.place && <input type="hidden" name="lat" value={state.place.latitude} />}
        {state.place && <input type="hidden" name="lng" value={state.place.longitude} />}
        <div className="field">
          <label htmlFor="near-radius">{t("nearby.radius")}</label>
          <select
            id="near-radius"
            name="radius"
            value={radiusKm}
            onChange={(event) => {
              const wanted = radiiKm.find((km) => String(km) === event.target.value) ?? radiusKm;
              setRadius(wanted);
              change({ radiusKm: wanted });
            }}
          >
            {radiiKm.map((km) => (
              <option key={km} value={km}>
                {t("nearby.km", { km })}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="near-sort">{t("search.sort")}</label>
          <select
            id="near-sort"
            name="sort"
            value={sort}
            onChange={(event) => {
              const wanted = nearbySorts.find((known) => known === event.target.value) ?? sort;
              setSort(wanted);
              change({ sort: wanted });
            }}
          >
            {nearbySorts.map((each) => (
              <option key={each} value={each}>
                {t(`search.sorts.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <TypeField type={state.type} onChange={(type) => change({ type })} />
        <div className="field">
          <label htmlFor="near-deity">{t("search.deity")}</label>
          <input
            id="near-deity"
            name="deity"
            maxLength={80}
            list="near-deities"
            autoComplete="off"
            placeholder={t("search.deityHint")}
            value={deity}
            onChange={(event) => setDeity(event.target.value)}
          />
          <datalist id="near-deities">
            {deities.map((known) => (
              <option key={known} value={known}>
                {wordIn(t, "deities", known)}
              </option>
            ))}
          </datalist>
        </div>
        <label className="tick">
          <input
            type="checkbox"
            name="exact"
            value="1"
            checked={isExact}
            onChange={({ currentTarget }) => {
              setExact(currentTarget.checked);
              change({ isExact: currentTarget.checked });
            }}
          />
          {t("nearby.exact")}
        </label>
        <button type="submit" className="button">
          <Icon name="search" />
          {t("nearby.submit")}
        </button>
      </form>
    </search>
  );
}

function TypeField({ type, onChange }: { type: string; onChange: (type: string) => void }) {
  const { t } = useTranslation();
  const [chosen, choose] = useFollowed(type);
  const change = (wanted: string) => {
    choose(wanted);
    onChange(wanted);
  };
  return (
    <div className="field">
      <label htmlFor="near-type">{t("nearby.type")}</label>
      <select id="near-type" name="type" value={chosen} onChange={(event) => change(event.target.value)}>
        <option value="">{t("nearby.allTypes")}</option>
        <optgroup label={t("nearby.traditions")}>
          {traditions.map((tradition) => (
            <option key={tradition} value={tradition}>
              {wordIn(t, "traditions", tradition)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t("nearby.settings")}>
          {settings.map((setting) => (
            <option key={setting} value={setting}>
              {wordIn(t, "settings", setting)}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
