import { useCallback } from "react";
import { hasFailed } from "../../components/picture";
import type { Photo } from "./photo";

type PhotoPictureProps = {
  photo: Photo;
  alt: string;
  /** As the img attribute. */
  sizes: string;
  lazy?: boolean;
  onFail: () => void;
};

/** The photo in the best format and size that the browser takes. */
export function PhotoPicture({ photo, alt, sizes, lazy, onFail }: PhotoPictureProps) {
  const { src, srcSet, avif, width = 400, height = 300, blur } = photo;
  const check = useCallback(
    (img: HTMLImageElement | null) => {
      if (hasFailed(img)) onFail();
    },
    [onFail],
  );
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={check}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        style={blur ? { backgroundImage: `url(${blur})` } : undefined}
        loading={lazy ? "lazy" : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onFail}
      />
    </picture>
  );
}
