import { type MouseEvent, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon";
import { Picture } from "../Picture";
import type { Photo } from "./photo";

type PhotoThumbProps = { photo: Photo; label: string; sizes: string; onOpen: (event: MouseEvent) => void };

/** A photo in a list; a press opens it full screen. One that cannot be had leaves a placeholder. */
export function PhotoThumb({ photo, label, sizes, onOpen }: PhotoThumbProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  if (broken) {
    return (
      <span className="thumb broken">
        <Icon name="temple" />
        {t("photos.missing")}
      </span>
    );
  }
  return (
    <a className="thumb" href={photo.src} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={photo} alt={label} sizes={sizes} lazy onFail={fail} />
    </a>
  );
}
