import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { useHydrated } from "../ui/useHydrated";

type MapButtonProps = { map: { isShown: boolean; toggle: () => void } };

/** Shows the map beside a list, or hides it; where no scripts run, no such button is shown (parts.css). */
export function MapButton({ map }: MapButtonProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated(); // pressed before, nothing would come of it
  return (
    <button
      type="button"
      disabled={!isHydrated}
      className="button quiet"
      aria-pressed={map.isShown}
      onClick={map.toggle}
    >
      <Icon name="pin" />
      {t(map.isShown ? "search.map.hide" : "search.map.show")}
    </button>
  );
}
