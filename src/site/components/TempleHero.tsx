import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { Badges } from "./Badges";
import { Distance } from "./Distance";
import { FavouriteButton } from "./FavouriteButton";
import { Icon } from "./Icon";
import { services } from "./links";
import { ShareButton } from "./ShareButton";
import { Stars } from "./Stars";
import { TempleImage } from "./TempleImage";
import { directionsTo, nameIn, placeIn, wordIn } from "./wording";

/** The temple's picture, name and place, and what one can do here. */
export function TempleHero({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const { deity, tradition, latitude, longitude } = temple;
  return (
    <section className="temple-hero">
      <div className="temple-picture">
        <TempleImage temple={temple} sizes="(min-width: 900px) 560px, 100vw" alt={temple.image ? name : ""} eager />
      </div>
      <div className="temple-title">
        <p className="eyebrow">
          {[deity && wordIn(t, "deities", deity), tradition && wordIn(t, "traditions", tradition)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <h1>{name}</h1>
        {name !== temple.name && (
          <p className="also" lang="en">
            {temple.name}
          </p>
        )}
        <p className="card-line">
          <Icon name="pin" />
          <span>{placeIn(t, temple)}</span>
          <Distance km={temple.distanceKm} />
        </p>
        <Stars rating={temple.rating} count={temple.reviewCount} />
        <Badges temple={temple} />
        <div className="row">
          {services.book && (
            <Link className="button" to={`${services.book}?temple=${temple.id}`}>
              {t("temple.book")}
            </Link>
          )}
          {services.donate && (
            <Link className="button" to={`${services.donate}?temple=${temple.id}`}>
              {t("temple.donate")}
            </Link>
          )}
          {latitude !== null && longitude !== null && (
            <a className="button" href={directionsTo(latitude, longitude)} target="_blank" rel="noopener noreferrer">
              <Icon name="directions" />
              {t("temple.directions")}
            </a>
          )}
          <ShareButton title={name} />
          <FavouriteButton id={temple.id} labelled />
        </div>
      </div>
    </section>
  );
}
