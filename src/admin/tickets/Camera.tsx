import { Alert } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeReader } from "./readCode";

const PAUSE_MS = 250;

/** Shows what the camera sees until it sees a code; each one is told once, and ends the looking. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  const told = useRef(onCode);
  told.current = onCode;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const read = await codeReader();
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      const look = async () => {
        const code = await read(shown).catch(() => undefined);
        if (isOver) return;
        if (code === undefined) timer = setTimeout(look, PAUSE_MS);
        else told.current(code);
      };
      await look();
    };
    start().catch(() => !isOver && setMissing(true));
    return stop;
  }, []);
  if (isMissing) return <Alert type="warning" showIcon message={t("tickets.noCamera")} />;
  return <video ref={video} className="ticket-camera" muted playsInline aria-label={t("tickets.view")} />;
}
