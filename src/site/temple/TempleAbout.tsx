import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import type { PublicTemple } from "../../contract/temples";
import { weekdayName } from "./hours";
import { Said } from "./Said";

/** About the Temple: description, history and the poojas with their charges. */
export function TempleAbout({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { description, history, poojaDetails } = temple;
  return (
    <section className="about" aria-labelledby="about-title">
      <h2 id="about-title">{t("temple.about")}</h2>
      {description && <Prose text={description} />}
      {history && (
        <>
          <h3>{t("temple.history")}</h3>
          <Prose text={history} />
        </>
      )}
      {!description && !history && <p className="soft">{t("temple.aboutUnknown")}</p>}
      {poojaDetails.length > 0 && <Poojas poojas={poojaDetails} />}
    </section>
  );
}

function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim());
  return (
    <>
      {[...new Set(paragraphs)].map((paragraph) => (
        <p key={paragraph}>
          <Said text={paragraph} />
        </p>
      ))}
    </>
  );
}

function Poojas({ poojas }: { poojas: PublicTemple["poojaDetails"] }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <h3>{t("temple.poojas")}</h3>
      <ul className="poojas">
        {poojas.map(({ name, charges, description, duration, days }) => (
          <li key={`${name} ${charges} ${days}`}>
            <div>
              <b>
                <Said text={name} />
              </b>
              {(duration !== null || days.length > 0) && (
                <p>
                  {[
                    duration !== null && t("temple.minutes", { count: duration }),
                    days.map((day) => weekdayName(day, i18n.language)).join(", "),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              )}
              {description && (
                <p className="soft">
                  <Said text={description} />
                </p>
              )}
            </div>
            <span className={charges === null ? "price soft" : "price"}>
              {charges === null
                ? t("temple.chargesUnknown")
                : charges === 0
                  ? t("temple.free")
                  : formatRupees(charges, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
