import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { areaOf } from "./area";
import type { Frame } from "./mapView";

type AreaButtonProps = { frame: Frame | undefined; area: string | undefined; onArea: (area: string) => void };

/** Lists what lies where the map looks. */
export function AreaButton({ frame, area, onArea }: AreaButtonProps) {
  const { t } = useTranslation();
  const seen = frame && areaOf(frame);
  return (
    <button
      type="button"
      className="button quiet small"
      disabled={seen === undefined || seen === area}
      onClick={() => seen && onArea(seen)}
    >
      <Icon name="search" />
      {t("browse.searchArea")}
    </button>
  );
}
