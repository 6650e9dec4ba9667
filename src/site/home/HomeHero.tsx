import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { services } from "../frame/links";
import { SearchText } from "../search/SearchText";
import { Icon } from "../ui/Icon";
import type { HeroChip } from "./chips";
import { HeroScene } from "./HeroScene";

type HomeHeroProps = { chips: readonly HeroChip[]; onNearMe: () => void };

/** The opening of the home page: what this is, the ways on, and the search. */
export function HomeHero({ chips, onNearMe }: HomeHeroProps) {
  const { t } = useTranslation();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroScene />
      <div className="wrap hero-text">
        <p className="hero-greeting">{t("home.greeting")}</p>
        <h1 id="hero-title">{t("home.title")}</h1>
        <p className="hero-lead">{t("home.lead")}</p>
        <div className="row">
          <Link className="button bright" to="/search">
            {t("home.explore")}
          </Link>
          <Link className="button glass" to="/#panchang">
            {t("home.calendar")}
          </Link>
          {services.donate && (
            <Link className="button glass" to={services.donate}>
              {t("home.donate")}
            </Link>
          )}
        </div>
      </div>
      <div className="wrap">
        <HomeSearch chips={chips} onNearMe={onNearMe} />
      </div>
    </section>
  );
}

/** Both boxes are optional; only what is filled goes along. Works as a plain form before scripts arrive. */
function HomeSearch({ chips, onNearMe }: HomeHeroProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [location, setLocation] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // what stands in the fields, which may have been typed before the page was alive
    const fields = new FormData(event.currentTarget);
    const filled = ["q", "location"]
      .map((name) => [name, String(fields.get(name) ?? "").trim()])
      .filter(([, value]) => value);
    const query = new URLSearchParams(filled).toString();
    navigate(query ? `/search?${query}` : "/search");
  };
  return (
    <search>
      <form
        noValidate
        className="panel hero-search"
        action="/search"
        onSubmit={submit}
        aria-label={t("home.searchForm")}
      >
        <SearchText value={text} onChange={setText} placeholder={t("home.textHint")} />
        <div className="field">
          <label htmlFor="home-location">{t("search.location")}</label>
          <div className="input-icon">
            <Icon name="pin" />
            <input
              id="home-location"
              name="location"
              maxLength={200}
              autoComplete="address-level2"
              placeholder={t("home.locationHint")}
              value={location}
              onChange={(event) => setLocation(event.target.value)}
            />
          </div>
        </div>
        <div className="hero-search-buttons">
          <button type="button" className="button quiet" onClick={onNearMe}>
            <Icon name="locate" />
            {t("home.nearMe")}
          </button>
          <button type="submit" className="button">
            {t("home.searchTemples")}
          </button>
        </div>
        <div className="chips">
          <span className="soft">{t("home.popular")}</span>
          {chips.map(({ key }) => {
            const label = t(`home.chips.${key}`);
            return (
              <Link
                key={key}
                className="chip"
                to={`/search?${new URLSearchParams({ q: label })}`}
                onClick={(event) => {
                  event.preventDefault();
                  setText(label);
                }}
              >
                {label}
              </Link>
            );
          })}
        </div>
      </form>
    </search>
  );
}
