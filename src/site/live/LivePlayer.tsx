import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LiveEvent } from "../../contract/liveEvents";
import { TempleArt } from "../temple/TempleArt";

/** YouTube without its cookies; the only other site our pages may frame (server/plugins/security). */
const addressOf = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`;

/** A drawing with a button on it; YouTube hears of the visitor only when that is pressed. */
export function LivePlayer({ event: { id, title, youtubeId } }: { event: LiveEvent }) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const focus = useCallback((frame: HTMLIFrameElement | null) => frame?.focus(), []);
  if (playing) {
    return (
      <iframe
        className="live-frame"
        ref={focus}
        src={addressOf(youtubeId)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button
      type="button"
      className="live-frame"
      aria-label={t("live.watchTitle", { title })}
      onClick={() => setPlaying(true)}
    >
      <TempleArt temple={{ id, tradition: null, setting: null, state: "" }} />
      <span className="live-play">
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M8 5v14l11-7L8 5Z" />
        </svg>
        {t("live.watch")}
      </span>
    </button>
  );
}
