import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard } from "../../contract/temples";
import { Distance } from "../temple/Distance";
import { Stars } from "../temple/Stars";
import { TempleImage } from "../temple/TempleImage";
import { directionsTo, nameIn, placeIn, templePath } from "../temple/wording";
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
          <Distance km={temple.distanceKm} />
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
            <a
              className="link"
              href={directionsTo(latitude, longitude)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("temple.directionsTo", { name })}
            >
              <Icon name="directions" />
              {t("temple.directions")}
            </a>
          </div>
        )}
      </div>
    </article>
  );
}
