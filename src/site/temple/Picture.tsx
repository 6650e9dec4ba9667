import { useCallback } from "react";
import type { PictureFocus } from "../../contract/pictures";
import type { PictureSources } from "../../domain/pictures";

export type Shown = PictureSources & {
  /** Pixels of its largest size, where they are known. */
  width?: number;
  height?: number;
  /** A tiny picture that holds its place. */
  blur?: string;
  /** What stays in view where it is cut. */
  focus?: PictureFocus | null;
};

type PictureProps = {
  picture: Shown;
  alt: string;
  /** As the img attribute. */
  sizes: string;
  lazy?: boolean;
  onFail: () => void;
};

/** True for a picture that failed before the page came alive, and will not say so again. */
const hasFailed = (img: HTMLImageElement | null) =>
  img?.complete === true && img.naturalWidth === 0 && img.currentSrc !== "";

/** The picture in the best format and size that the browser takes. */
export function Picture({ picture, alt, sizes, lazy, onFail }: PictureProps) {
  const { src, srcSet, avif, width = 640, height = 480, blur, focus } = picture;
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
        style={{
          backgroundImage: blur && `url(${blur})`,
          objectPosition: focus ? `${focus.x}% ${focus.y}%` : undefined,
        }}
        loading={lazy ? "lazy" : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onFail}
      />
    </picture>
  );
}
