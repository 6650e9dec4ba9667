import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon";
import { useModal } from "../../ui/useModal";
import { Picture } from "../Picture";
import type { Photo } from "./photo";
import { useViewerGestures } from "./useViewerGestures";
import "../../styles/viewer.css";

type PhotoViewerProps = {
  photos: readonly Photo[];
  name: string;
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
};

/** Photos one by one over the whole screen. The dialog holds the focus and gives it back to the photo it came from. */
export function PhotoViewer({ photos, name, at: wanted, onAt, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const last = photos.length - 1;
  const at = Math.min(Math.max(wanted, 0), last);
  const go = (to: number) => onAt(Math.min(Math.max(to, 0), last));
  const gestures = useViewerGestures({ at, last, go });
  const photo = photos[at];
  return (
    <dialog className="viewer" aria-label={t("photos.viewer", { name })} {...modal} {...gestures}>
      <div className="viewer-bar">
        <p aria-live="polite">{t("photos.counter", { at: at + 1, of: photos.length })}</p>
        <button type="button" className="icon-button" aria-label={t("photos.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {photo && (
        <Shown
          key={photo.key}
          photo={photo}
          alt={photo.alt ?? t("temple.photoOf", { name, at: at + 1, of: last + 1 })}
        />
      )}
      {last > 0 && (
        <>
          <Step label={t("photos.previous")} className="back" ended={at === 0} onStep={() => go(at - 1)} />
          <Step label={t("photos.next")} ended={at === last} onStep={() => go(at + 1)} />
        </>
      )}
    </dialog>
  );
}

/** At an end it stays, so that the focus does; it only says that there is no more. */
function Step({
  label,
  className = "",
  ended,
  onStep,
}: {
  label: string;
  className?: string;
  ended: boolean;
  onStep: () => void;
}) {
  return (
    <button
      type="button"
      className={`icon-button viewer-step ${className}`}
      aria-label={label}
      aria-disabled={ended}
      onClick={onStep}
    >
      <Icon name="arrow" />
    </button>
  );
}

function Shown({ photo, alt }: { photo: Photo; alt: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  return (
    <figure>
      {broken ? (
        <p className="viewer-missing">
          <Icon name="temple" />
          {t("photos.missing")}
        </p>
      ) : (
        <Picture picture={{ ...photo, blur: undefined, focus: undefined }} alt={alt} sizes="100vw" onFail={fail} />
      )}
      {photo.credit && !broken && <figcaption>{t("temple.photoBy", { credit: photo.credit })}</figcaption>}
    </figure>
  );
}
