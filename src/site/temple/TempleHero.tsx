import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { Badges } from "../components/Badges";
import { FavouriteButton } from "../components/FavouriteButton";
import { Icon } from "../components/Icon";
import { services } from "../components/links";
import { TempleImage } from "../components/TempleImage";
import { deityIn, directionsTo, nameIn, placeIn, wordIn } from "../components/wording";
import { ShareButton } from "./ShareButton";
import { TempleDistance } from "./TempleDistance";
import { TempleRating } from "./TempleRating";

/** The temple's picture, name and place, and what one can do here; `sent` counts one's own reviews that wait. */
export function TempleHero({ temple, sent }: { temple: PublicTemple; sent: number }) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const { deity, tradition } = temple;
  return (
    <section className="temple-hero">
      <div className="temple-picture">
        <TempleImage temple={temple} sizes="(min-width: 900px) 560px, 100vw" alt={temple.image ? name : ""} eager />
      </div>
      <div className="temple-title">
        <p className="eyebrow">
          {[deity && deityIn(t, i18n.language, deity), tradition && wordIn(t, "traditions", tradition)]
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
          <span>{placeIn(t, i18n.language, temple)}</span>
          <TempleDistance temple={temple} />
        </p>
        <TempleRating temple={temple} sent={sent} />
        <Badges temple={temple} verified="temple.verifiedTemple" />
        <Actions temple={temple} name={name} />
      </div>
    </section>
  );
}

function Actions({ temple: { id, latitude, longitude }, name }: { temple: PublicTemple; name: string }) {
  const { t } = useTranslation();
  return (
    <div className="row">
      {services.book && (
        <Link className="button" to={`${services.book}?temple=${id}`}>
          {t("temple.book")}
        </Link>
      )}
      {services.donate && (
        <Link className="button" to={`${services.donate}?temple=${id}`}>
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
      <FavouriteButton id={id} labelled />
    </div>
  );
}
