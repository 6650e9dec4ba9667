import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { masaName } from "../../domain/almanacText";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { clockOn, clockText } from "./clockWords";

/** Rise and set of Sun and Moon and the signs they are in. */
export function SunMoon({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const { sun, moon, date, moonSigns } = day;
  const moonTime = (instant: string | null, none: string) => (instant ? clockOn(t, instant, date) : none);
  const [sign, ...laterSigns] = moonSigns.filter(({ end }) => end > sun.sunrise);
  return (
    <Facts title={t("page.sunMoon")}>
      <Fact name={t("page.sunrise")}>{clockText(t, sun.sunrise)}</Fact>
      <Fact name={t("page.sunset")}>{clockText(t, sun.sunset)}</Fact>
      <Fact name={t("page.moonrise")}>{moonTime(moon.moonriseHinduDay, t("page.noMoonrise"))}</Fact>
      <Fact name={t("page.moonset")}>{moonTime(moon.moonsetHinduDay, t("page.noMoonset"))}</Fact>
      <Fact name={t("page.sunSign")}>{t(`sign.${day.sunSign.index}`)}</Fact>
      {sign && (
        <Fact name={t("page.moonSign")}>
          {laterSigns.length > 0
            ? t("page.until", { name: t(`sign.${sign.index}`), time: clockOn(t, sign.end, date) })
            : t(`sign.${sign.index}`)}
        </Fact>
      )}
    </Facts>
  );
}

/** The lunar month by both reckonings, the years, season and course of the Sun. */
export function MonthAndYear({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const { masa, samvat } = day;
  return (
    <Facts title={t("page.yearMonth")}>
      <Fact name={t("page.fortnight")}>{t(`paksha.${masa.paksha}`)}</Fact>
      <Fact name={t("page.amanta")}>{masaName(t, masa, "amanta")}</Fact>
      <Fact name={t("page.purnimanta")}>{masaName(t, masa, "purnimanta")}</Fact>
      <Fact name={t("page.vikram")}>{samvat.vikramChaitradi}</Fact>
      <Fact name={t("page.shaka")}>{samvat.shaka}</Fact>
      <Fact name={t("page.samvatsara")}>{t(`samvatsara.${samvat.samvatsaraSouthIndex}`)}</Fact>
      <Fact name={t("page.ritu")}>{t(`ritu.${day.ritu.index}`)}</Fact>
      <Fact name={t("page.ayana")}>{t(`ayana.${day.ayana.index}`)}</Fact>
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="almanac-facts">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
