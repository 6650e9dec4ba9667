import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TempleCard } from "../../contract/temples";
import { pictureSources } from "../../domain/pictures";
import { Picture } from "./Picture";
import { TempleArt } from "./TempleArt";

type Pictured = Pick<
  TempleCard,
  "id" | "image" | "imageCredit" | "imageLicense" | "imageFocus" | "tradition" | "setting" | "state"
>;

/**
 * The temple's photo over its drawing: the drawing holds the place, and stays when the photo cannot be had.
 * `sizes` as the img attribute; `eager` for the picture a page opens with. In a list it has no alt text: it stands
 * beside the name.
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
  const fail = useCallback(() => setBroken(true), []);
  const sources = broken ? undefined : pictureSources(temple.image);
  const credit = [temple.imageCredit, temple.imageLicense].filter(Boolean).join(", ");
  return (
    <>
      <TempleArt temple={temple} />
      {sources && (
        <Picture
          picture={{ ...sources, focus: temple.imageFocus }}
          alt={alt}
          sizes={sizes}
          lazy={!eager}
          onFail={fail}
        />
      )}
      {sources && credit && <small className="credit">{t("temple.photoBy", { credit })}</small>}
    </>
  );
}
