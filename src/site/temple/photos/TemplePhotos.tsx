import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../../contract/temples";
import { useSite } from "../../queries";
import { Icon } from "../../ui/Icon";
import { lazyPart } from "../../ui/lazyPart";
import { SectionHead } from "../../ui/SectionHead";
import { inWordsOf } from "../recordWording";
import { PhotoThumb } from "./PhotoThumb";
import { photosOf } from "./photo";
import { usePhotoViewer } from "./usePhotoViewer";

const PhotoUploader = lazyPart(() => import("./PhotoUploader").then((module) => module.PhotoUploader));

/** Temple Photos: the gallery with its full-screen viewer, and the way to add more. */
export function TemplePhotos({ temple, name }: { temple: PublicTemple; name: string }) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data: images = [] } = useQuery(queries.photos(temple.id));
  const [adding, setAdding] = useState(false);
  const photos = photosOf(temple, images, i18n.language);
  const { opens, viewer } = usePhotoViewer(photos, name);
  return (
    <section id="photos" aria-labelledby="photos-title">
      <SectionHead id="photos-title" title={inWordsOf(t, temple.tradition, "temple.photos")}>
        <button type="button" className="button quiet small" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          <Icon name="camera" />
          {t("photos.add")}
        </button>
      </SectionHead>
      {adding && <PhotoUploader templeId={temple.id} />}
      {photos.length === 0 ? (
        <p className="soft">{t("temple.noPhotos")}</p>
      ) : (
        <ul className="gallery">
          {photos.map((photo, at) => (
            <li key={photo.key}>
              <figure>
                <PhotoThumb
                  photo={photo}
                  label={photo.alt ?? t("temple.photoOf", { name, at: at + 1, of: photos.length })}
                  sizes="(min-width: 700px) 300px, 46vw"
                  onOpen={opens(at)}
                />
                {photo.credit && <figcaption>{t("temple.photoBy", { credit: photo.credit })}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </section>
  );
}
