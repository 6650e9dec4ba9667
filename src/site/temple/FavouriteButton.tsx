import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { favourites } from "../../client/favourites";
import { session } from "../../client/session";
import { Icon } from "../ui/Icon";
import { notify } from "../ui/toast";

/** Saves a temple on this device, or forgets it. */
export function FavouriteButton({ id, labelled }: { id: number; labelled?: boolean }) {
  const { t } = useTranslation();
  const saved = useSyncExternalStore(favourites.subscribe, favourites.get, favourites.getServer).includes(id);
  const label = t(saved ? "temple.removeFavourite" : "temple.addFavourite");
  const toggle = () => {
    const isSaved = favourites.toggle(id);
    // an account keeps them where the device does not
    if (isSaved && !favourites.last() && session.get().role === "VISITOR") notify("warning", t("temple.savedForNow"));
  };
  return (
    <button
      type="button"
      className={labelled ? "button quiet" : "icon-button bookmark"}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name="bookmark" filled={saved} />
      {labelled && <span>{t(saved ? "temple.saved" : "temple.save")}</span>}
    </button>
  );
}
