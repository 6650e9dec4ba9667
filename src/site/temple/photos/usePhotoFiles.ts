import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { preparePhoto } from "./preparePhoto";

/** A photo that is ready to be sent, and the address of its preview. */
export type ReadyPhoto = { id: number; file: File; preview: string };

let lastId = 0;

/** The photos of a form, at most `most`. Only files without errors are kept; what is wrong with the others is in `problems`. */
export function usePhotoFiles(most: number) {
  const { t } = useTranslation();
  const [photos, setPhotos] = useState<readonly ReadyPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(false);
  const kept = useRef(photos);
  const keep = useCallback((next: readonly ReadyPhoto[]) => {
    for (const { id, preview } of kept.current) {
      if (!next.some((photo) => photo.id === id)) URL.revokeObjectURL(preview);
    }
    kept.current = next;
    setPhotos(next);
  }, []);
  useEffect(() => () => keep([]), [keep]);

  const take = async (files: readonly File[]) => {
    const taken = files.slice(0, most - kept.current.length);
    const found = taken.length < files.length ? [t("photos.maximum", { most })] : [];
    for (const file of taken) {
      const ready = await preparePhoto(file);
      if (typeof ready === "string") found.push(`${file.name}: ${t(ready)}`);
      else keep([...kept.current, { id: ++lastId, file: ready, preview: URL.createObjectURL(ready) }]);
    }
    setProblems((before) => [...new Set([...before, ...found])]);
  };
  // handfuls are taken one after the other: only then is it known how many more there is room for
  const line = useRef({ length: 0, end: Promise.resolve() });
  const add = async (files: readonly File[]) => {
    if (line.current.length++ === 0) setProblems([]);
    setPreparing(true);
    line.current.end = line.current.end.then(() => take(files));
    await line.current.end;
    if (--line.current.length === 0) setPreparing(false);
  };
  return {
    photos,
    problems,
    preparing,
    add,
    remove: (id: number) => keep(kept.current.filter((photo) => photo.id !== id)),
    clear: () => keep([]),
    /** Says what is wrong with files that are no longer there. */
    complain: setProblems,
  };
}

export type PhotoFiles = ReturnType<typeof usePhotoFiles>;
