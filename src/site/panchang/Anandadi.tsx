import { useTranslation } from "react-i18next";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { windowOn } from "./clockWords";
import "../styles/times.css";

/** The yogas of weekday and nakshatra, each with its time and whether it is good. */
export function Anandadi({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  return (
    <section className="late" aria-labelledby="anandadi-title">
      <h2 id="anandadi-title">{t("anandadi.title")}</h2>
      <p className="soft">{t("anandadi.lead")}</p>
      <dl className="festival-times">
        {day.anandadi.map(({ index, quality, start, end }) => (
          <div key={start}>
            <dt>
              {t(`anandadi.${index}`)} ({t(`quality.${quality}`)})
            </dt>
            <dd>{windowOn(t, [start, end], day.date)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
