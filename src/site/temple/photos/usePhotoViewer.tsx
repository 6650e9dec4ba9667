import { type MouseEvent, useState } from "react";
import { lazyPart } from "../../ui/lazyPart";
import type { Photo } from "./photo";

const PhotoViewer = lazyPart(() => import("./PhotoViewer").then((module) => module.PhotoViewer));

/** Opens photos full screen: `opens(at)` for a link to the photo, which leads to the file itself without scripts. */
export function usePhotoViewer(photos: readonly Photo[], name: string) {
  const [at, setAt] = useState<number>();
  const opens = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAt(index);
  };
  const viewer = at !== undefined && photos.length > 0 && (
    <PhotoViewer photos={photos} name={name} at={at} onAt={setAt} onClose={() => setAt(undefined)} />
  );
  return { opens, viewer };
}
