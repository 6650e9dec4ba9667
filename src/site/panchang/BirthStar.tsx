import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceStorage } from "../../client/storage";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { chandrabalaOf, taraOf } from "../../domain/panchang/strengths";
import { clockOn } from "./clockWords";

const stars = Array.from({ length: 27 }, (_, i) => i + 1);
const signs = Array.from({ length: 12 }, (_, i) => i + 1);

/** Tarabala and Chandrabala of a day for the star and sign that the reader was born under; only this device knows them. */
export function BirthStar({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const [star, chooseStar] = useRemembered("birthStar", stars.length);
  const [sign, chooseSign] = useRemembered("birthSign", signs.length);
  return (
    <section className="birth-star late" aria-labelledby="birth-title">
      <h2 id="birth-title">{t("birth.title")}</h2>
      <div className="birth-choices">
        <Choice id="birth-star" label={t("birth.star")} list="nakshatra" of={stars} value={star} onPick={chooseStar} />
        <Choice id="birth-sign" label={t("birth.sign")} list="sign" of={signs} value={sign} onPick={chooseSign} />
      </div>
      <p className="soft">{t("birth.hint")}</p>
      <dl className="strengths" aria-live="polite">
        {star !== undefined && (
          <Strength
            title={t("birth.tarabala")}
            date={day.date}
            spans={day.spans.nakshatra.map(({ index, end }) => {
              const tara = taraOf(star, index);
              return { end, name: t(`tara.${tara.index}`), quality: tara.quality };
            })}
          />
        )}
        {sign !== undefined && (
          <Strength
            title={t("birth.chandrabala")}
            date={day.date}
            spans={day.moonSigns.map(({ index, end }) => {
              const { house, quality } = chandrabalaOf(sign, index);
              return { end, name: t("birth.house", { house }), quality };
            })}
          />
        )}
      </dl>
    </section>
  );
}

/** A number from 1 on that this device remembers; the server draws without it. */
function useRemembered(key: string, last: number): [number | undefined, (value: number | undefined) => void] {
  const [value, setValue] = useState<number>();
  useEffect(() => {
    const stored = Number(deviceStorage.get(key));
    if (Number.isInteger(stored) && stored >= 1 && stored <= last) setValue(stored);
  }, [key, last]);
  const choose = (next: number | undefined) => {
    if (next === undefined) deviceStorage.remove(key);
    else deviceStorage.set(key, String(next));
    setValue(next);
  };
  return [value, choose];
}

type ChoiceProps = {
  id: string;
  label: string;
  list: "nakshatra" | "sign";
  of: readonly number[];
  value: number | undefined;
  onPick: (value: number | undefined) => void;
};

function Choice({ id, label, list, of, value, onPick }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ""} onChange={(event) => onPick(Number(event.target.value) || undefined)}>
        <option value="">{t("birth.choose")}</option>
        {of.map((index) => (
          <option key={index} value={index}>
            {t(`${list}.${index}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

type StrengthProps = { title: string; date: string; spans: { end: string; name: string; quality: string }[] };

function Strength({ title, date, spans }: StrengthProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{title}</dt>
      {spans.map(({ end, name, quality }) => (
        <dd key={end} className={quality}>
          {t("birth.until", { name, time: clockOn(t, end, date) })} <b>{t(`quality.${quality}`)}</b>
        </dd>
      ))}
    </div>
  );
}
