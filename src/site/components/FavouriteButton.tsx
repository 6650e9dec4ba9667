import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { favourites } from "../../client/favourites";
import { Icon } from "./Icon";

/** Saves a temple on this device, or forgets it. */
export function FavouriteButton({ id, labelled }: { id: number; labelled?: boolean }) {
  const { t } = useTranslation();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer).includes(id);
  const label = t(saved ? "temple.removeFavourite" : "temple.addFavourite");
  return (
    <button
      type="button"
      className={labelled ? "button quiet" : "icon-button bookmark"}
      aria-label={label}
      title={label}
      onClick={() => favourites.toggle(id)}
    >
      <Icon name="bookmark" filled={saved} />
      {labelled && <span>{t(saved ? "temple.saved" : "temple.save")}</span>}
    </button>
  );
}
