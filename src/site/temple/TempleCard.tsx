import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard as Temple } from "../../contract/temples";
import { Icon } from "../ui/Icon";
import { Badges } from "./Badges";
import { Directions } from "./Directions";
import { Distance } from "./Distance";
import { FavouriteButton } from "./FavouriteButton";
import { Stars } from "./Stars";
import { standingText } from "./standingText";
import { TempleImage } from "./TempleImage";
import { deityIn, isApproximate, nameIn, placeIn, templePath, timingsIn, wordIn } from "./wording";

const sizes = "(min-width: 1100px) 350px, (min-width: 700px) 46vw, 94vw";

export type TempleCardProps = {
  temple: Temple;
  /** The distance is from a place that is only roughly known. */
  isFromPlace?: boolean;
};

/** A temple in a list. Its link covers the card; bookmark and Directions stand above it. */
export function TempleCard({ temple, isFromPlace = false }: TempleCardProps) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const { deity, tradition, latitude, longitude } = temple;
  const timings = standingText(t, temple) ?? timingsIn(i18n.language, temple);
  const tag = deity ? deityIn(t, i18n.language, temple) : tradition && wordIn(t, "traditions", tradition);
  return (
    <article className="card" aria-label={name}>
      <div className="card-image">
        <TempleImage temple={temple} sizes={sizes} />
        <Badges temple={temple} />
        <FavouriteButton id={temple.id} />
      </div>
      <div className="card-body">
        <h3>{name}</h3>
        <p className="card-line">
          <Icon name="pin" />
          <span>{placeIn(t, i18n.language, temple)}</span>
          <Distance km={temple.distanceKm} isAbout={isFromPlace || isApproximate(temple)} />
        </p>
        {timings && (
          <p className="card-line">
            <Icon name="clock" />
            <span>{timings}</span>
          </p>
        )}
        <Stars rating={temple.rating} count={temple.reviewCount} />
        <div className="card-foot">
          {tag && <span className="tag">{tag}</span>}
          <div className="row">
            {latitude !== null && longitude !== null && (
              <Directions temple={temple} className="icon-button" isNamed isIcon />
            )}
            <Link className="card-link" to={templePath(temple)} aria-label={t("temple.viewDetailsOf", { name })}>
              {t("temple.viewDetails")}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
