import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { hasFailed, pictureSources } from "./picture";

/** The temple's photos, each with its credit; one that cannot be had leaves the list. */
export function TempleGallery({ temple, name }: { temple: PublicTemple; name: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { image, gallery, imageCredit, imageLicense } = temple;
  const drop = (photo: string) => setBroken((known) => (known.includes(photo) ? known : [...known, photo]));
  const photos = [...new Set([...(image ? [image] : []), ...gallery])].filter(
    (photo) => pictureSources(photo) && !broken.includes(photo),
  );
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title">{t("temple.photos")}</h2>
      {photos.length === 0 ? (
        <p className="soft">{t("temple.noPhotos")}</p>
      ) : (
        <ul className="gallery">
          {photos.map((photo, at) => (
            <li key={photo}>
              <figure>
                <img
                  {...pictureSources(photo)}
                  sizes="(min-width: 700px) 300px, 46vw"
                  alt={t("temple.photoOf", { name, at: at + 1, of: photos.length })}
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  ref={(img) => {
                    if (hasFailed(img)) drop(photo);
                  }}
                  onError={() => drop(photo)}
                />
                {photo === image && (imageCredit || imageLicense) && (
                  <figcaption>
                    {t("temple.photoBy", { credit: [imageCredit, imageLicense].filter(Boolean).join(", ") })}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
