import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatRupees } from "../../client/format";
import type { PublicTemple } from "../../contract/temples";
import { Icon, type IconName } from "./Icon";
import { wordIn } from "./wording";

type Fact = { icon: IconName; label: string; value: ReactNode };

/** What is recorded of a visit: only what is known is listed. */
export function TempleFacts({ temple }: { temple: PublicTemple }) {
  const { t } = useTranslation();
  const { address, city, state, pincode, phone, website, specialities, amenities, setting } = temple;
  const place = [address, city, state && wordIn(t, "states", state), pincode].filter(Boolean).join(", ");
  const facts: Fact[] = [
    { icon: "clock", label: "temple.timings", value: temple.timings },
    { icon: "person", label: "temple.pujari", value: temple.pujari },
    { icon: "lamp", label: "temple.significance", value: temple.significance },
    { icon: "flower", label: "temple.specialities", value: specialities.length > 0 && <Tags words={specialities} /> },
    { icon: "calendar", label: "temple.bestTime", value: temple.bestTime },
    { icon: "shirt", label: "temple.dressCode", value: temple.dressCode },
    { icon: "check", label: "temple.amenities", value: amenities.length > 0 && <Tags words={amenities} /> },
    { icon: "temple", label: "temple.setting", value: setting && wordIn(t, "settings", setting) },
    { icon: "pin", label: "temple.address", value: place },
    {
      icon: "phone",
      label: "temple.phone",
      value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>,
    },
    { icon: "link", label: "temple.website", value: website && <OutsideLink to={website} /> },
  ];
  return (
    <section className="panel" aria-labelledby="facts-title">
      <h2 id="facts-title">{t("temple.information")}</h2>
      <dl className="facts">
        {facts
          .filter(({ value }) => value)
          .map(({ icon, label, value }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} />
                {t(label)}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!temple.timings && <p className="soft">{t("temple.timingsUnknown")}</p>}
    </section>
  );
}

function Tags({ words }: { words: readonly string[] }) {
  return (
    <ul className="tags">
      {words.map((word) => (
        <li key={word} className="tag">
          {word}
        </li>
      ))}
    </ul>
  );
}

function OutsideLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {to.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}

/** Description, history and the poojas with their charges. */
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
  const paragraphs = text.split(/\n{2,}|\r?\n/).filter((line) => line.trim());
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
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
        {poojas.map(({ name, charges, description }) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              {description && <p className="soft">{description}</p>}
            </div>
            <span className="price">
              {charges === null ? t("temple.chargesUnknown") : formatRupees(charges, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
