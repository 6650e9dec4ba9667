import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard } from "../../contract/temples";
import { Directions } from "../temple/Directions";
import { Distance } from "../temple/Distance";
import { Stars } from "../temple/Stars";
import { TempleImage } from "../temple/TempleImage";
import { isApproximate, nameIn, placeIn, templePath } from "../temple/wording";
import { Icon } from "../ui/Icon";

type NearbyRowProps = { temple: TempleCard; isSelected: boolean; onSelect?: (id: number) => void };

/** A temple in the list: its page, the way there, and its place on the map. */
export function NearbyRow({ temple, isSelected, onSelect }: NearbyRowProps) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const { id, latitude, longitude } = temple;
  return (
    <article className="near-row" aria-label={name}>
      <div className="near-picture">
        <TempleImage temple={temple} sizes="120px" />
      </div>
      <div className="near-text">
        <h3>
          <Link to={templePath(temple)}>{name}</Link>
        </h3>
        <p className="card-line">
          <Icon name="pin" />
          <span>{placeIn(t, i18n.language, temple)}</span>
          <Distance km={temple.distanceKm} isAbout={isApproximate(temple)} />
        </p>
        <Stars rating={temple.rating} count={temple.reviewCount} />
        {latitude !== null && longitude !== null && (
          <div className="near-actions">
            {onSelect && (
              <button type="button" className="link" aria-pressed={isSelected} onClick={() => onSelect(id)}>
                <Icon name="pin" />
                {t("nearby.onMap")}
                <span className="sr"> {name}</span>
              </button>
            )}
            <Directions temple={temple} className="link" isNamed />
          </div>
        )}
      </div>
    </article>
  );
}
