import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TempleCard } from "../../contract/temples";
import { hasFailed, pictureSources } from "./picture";
import { TempleArt } from "./TempleArt";

type Pictured = Pick<TempleCard, "id" | "image" | "imageCredit" | "imageLicense" | "tradition" | "setting" | "state">;

/**
 * The temple's photo over its drawing: the drawing holds the place, and stays when the photo cannot be had.
 * `sizes` as the img attribute; `eager` for the picture a page opens with.
 */
export function TempleImage({
  temple,
  sizes,
  alt = "",
  eager,
}: {
  temple: Pictured;
  sizes: string;
  alt?: string;
  eager?: boolean;
}) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const check = useCallback((img: HTMLImageElement | null) => {
    if (hasFailed(img)) setBroken(true);
  }, []);
  const sources = broken ? undefined : pictureSources(temple.image);
  const credit = [temple.imageCredit, temple.imageLicense].filter(Boolean).join(", ");
  return (
    <>
      <TempleArt temple={temple} />
      {sources && (
        <img
          {...sources}
          ref={check}
          alt={alt}
          sizes={sizes}
          width={640}
          height={480}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      {sources && credit && <small className="credit">{t("temple.photoBy", { credit })}</small>}
    </>
  );
}
