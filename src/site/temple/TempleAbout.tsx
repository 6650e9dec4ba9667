import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import type { PublicTemple } from "../../contract/temples";
import { weekdayName } from "./hours";
import { descriptionIn, inWordsOf, textIn } from "./recordWording";
import { Said } from "./Said";
import { StillMissing } from "./StillMissing";
import { nameIn } from "./wording";

/** About the Temple: description, history and, where worship is held, the poojas with their charges. */
export function TempleAbout({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const { poojaDetails, tradition, worship } = temple;
  const description = textIn(i18n.language, temple, "description");
  const history = textIn(i18n.language, temple, "history");
  return (
    <section className="about" aria-labelledby="about-title">
      <h2 id="about-title">{inWordsOf(t, tradition, "temple.about")}</h2>
      {description && <Prose text={description} />}
      {history && (
        <>
          <h3>{t("temple.history")}</h3>
          <Prose text={history} />
        </>
      )}
      {!description && !history && <StillMissing temple={temple} />}
      {worship !== "none" && poojaDetails.length > 0 && <Poojas temple={temple} />}
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

function Poojas({ temple: { poojaDetails, tradition } }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <h3>{inWordsOf(t, tradition, "temple.poojas")}</h3>
      <ul className="poojas">
        {poojaDetails.map(({ id, charges, duration, days, ...words }) => (
          <li key={id}>
            <div>
              <b>
                <Said text={nameIn(i18n.language, words)} />
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
              {words.description && (
                <p className="soft">
                  <Said text={descriptionIn(i18n.language, words)} />
                </p>
              )}
            </div>
            {charges !== null && (
              <span className="price">{charges === 0 ? t("temple.free") : formatRupees(charges, i18n.language)}</span>
            )}
          </li>
        ))}
      </ul>
      {poojaDetails.some(({ charges }) => charges === null) && (
        <p className="soft">{inWordsOf(t, tradition, "temple.chargesUnknown")}</p>
      )}
    </>
  );
}
