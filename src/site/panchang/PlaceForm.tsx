import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { AlmanacPlace } from "../../contract/panchang";
import type { Place } from "../../contract/places";
import { type PanchangCity, panchangCities } from "../../contract/vocabulary";
import { usePlace } from "../nearby/usePlace";
import { useSite } from "../queries";
import { useFollowed } from "../search/useFollowed";
import { Icon } from "../ui/Icon";
import { notify } from "../ui/toast";
import { PlaceSearch } from "./PlaceSearch";
import { addressOf, type Where } from "./view";
import { placeNameIn } from "./words";

type PlaceFormProps = { place?: AlmanacPlace; where: Where; onPick: (where: Where) => void };

const slugOf = (city: PanchangCity) => city.toLowerCase();

/**
 * The five cities, any other place by name, or one's own position. Without scripts the form opens the almanac of what
 * was chosen.
 */
export function PlaceForm({ place, where, onPick }: PlaceFormProps) {
  const { t, i18n } = useTranslation();
  const { locate, status } = usePlace();
  const { queries } = useSite();
  const [typed, setTyped] = useState("");
  const isPosition = "lat" in where;
  const asked = isPosition ? "" : (place?.slug ?? where.city);
  const [city, setCity] = useFollowed(asked);
  const cities = panchangCities.map((each) => ({ slug: slugOf(each), name: t(`page.cities.${each}`) }));
  const isListed = cities.some(({ slug }) => slug === asked);
  const known = place && placeNameIn(i18n.language, place);
  // of a place that could not be asked about there is only its address
  const name = (isPosition && place?.slug ? t("page.place.near", { place: known }) : known) ?? addressOf(where);

  const pick = (found: Place) => {
    setTyped("");
    onPick({ city: found.slug });
  };
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    try {
      const [first] = await queries.places(typed.trim()).queryFn({});
      if (first) pick(first);
      else notify("warning", t("page.place.unknown"));
    } catch (error) {
      notify("error", errorText(error, t));
    }
  };
  const takeMine = async () => {
    const found = await locate();
    const { latitude, longitude } = found.position;
    if (found.status === "success") onPick({ lat: latitude, lng: longitude });
    else notify("warning", t("page.place.notFound"));
  };
  return (
    <form noValidate className="place-form" action="/panchang" method="get" onSubmit={(event) => void find(event)}>
      <div className="field">
        <label htmlFor="panchang-city">{t("page.place.city")}</label>
        <select
          id="panchang-city"
          name="city"
          value={city}
          onChange={(event) => {
            setCity(event.target.value);
            onPick({ city: event.target.value });
          }}
        >
          {!isListed && addressOf(where) && <option value={asked}>{name}</option>}
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <PlaceSearch value={typed} onChange={setTyped} onPick={pick} />
      <div className="place-buttons">
        <button
          type="button"
          className="button quiet small"
          disabled={status === "checking"}
          onClick={() => void takeMine()}
        >
          <Icon name="locate" />
          {t(status === "checking" ? "page.place.finding" : "page.place.mine")}
        </button>
        <noscript>
          <button type="submit" className="button small">
            {t("page.show")}
          </button>
        </noscript>
      </div>
    </form>
  );
}
