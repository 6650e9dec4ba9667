import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formWithFiles } from "../../client/chosenFiles";
import { drawPhoto, type PhotoPart } from "../../client/drawPhoto";
import { canBeDrawn, isWithinLimits, type Photo, readPhoto } from "../../client/photoFile";
import type { EditorPicture } from "../../contract/images";
import { firstProblem } from "../form/fieldErrors";
import { useHttp } from "../http";

type UploadState =
  | { is: "idle" }
  | ({ is: "cropping" } & Photo)
  | { is: "sending"; name: string; percent: number }
  | { is: "stored"; name: string }
  /** `ready` is what may be sent once more */
  | { is: "failed"; name: string; problem: string; ready?: File };

/** One picture on its way from a chosen file to its address: checked, cropped, sent; `onStored` takes the address. */
export function usePictureUpload(onStored: (url: string) => void) {
  const { t } = useTranslation();
  const http = useHttp();
  const [state, setState] = useState<UploadState>({ is: "idle" });
  const sending = useRef<AbortController>();
  const latest = useRef(onStored);
  latest.current = onStored;
  useEffect(() => () => sending.current?.abort(), []);

  const fail = ({ name }: File, problem: string) => setState({ is: "failed", name, problem });

  const choose = async (file: File) => {
    const photo = await readPhoto(file);
    if (typeof photo === "string") fail(file, t(photo === "errors.imageSize" ? "temples.picture.tooLarge" : photo));
    else if (canBeDrawn(photo.size)) setState({ is: "cropping", ...photo });
    else fail(file, t("temples.picture.tooManyPixels"));
  };

  const send = async (ready: File) => {
    const { name } = ready;
    const stop = new AbortController();
    sending.current = stop;
    setState({ is: "sending", name, percent: 0 });
    try {
      const body = await formWithFiles("image", [ready]);
      const { data } = await http.post<EditorPicture>("/api/admin/pictures", body, {
        timeout: 0,
        signal: stop.signal,
        onUploadProgress: ({ progress = 0 }) => setState({ is: "sending", name, percent: Math.round(progress * 100) }),
      });
      latest.current(data.url);
      setState({ is: "stored", name });
    } catch (error) {
      if (stop.signal.aborted) return setState({ is: "idle" });
      setState({ is: "failed", name, problem: firstProblem(error, t), ready });
    }
  };

  const crop = async (part: PhotoPart) => {
    if (state.is !== "cropping") return;
    const { file, size } = state;
    const isWhole = part.width === size.width && part.height === size.height;
    // what is good as it is loses nothing by being drawn anew
    const ready = isWhole && isWithinLimits(file, size) ? file : await drawPhoto(file, part);
    if (ready) await send(ready);
    else fail(file, t("temples.picture.unreadable"));
  };

  return {
    state,
    choose: (file: File) => void choose(file),
    crop: (part: PhotoPart) => void crop(part),
    send: (ready: File) => void send(ready),
    stop: () => sending.current?.abort(),
    cancel: () => setState({ is: "idle" }),
  };
}
