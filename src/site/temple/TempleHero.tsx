import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PublicTemple } from "../../contract/temples";
import { services } from "../frame/links";
import { Icon } from "../ui/Icon";
import { Badges } from "./Badges";
import { SpotUnknown } from "./corrections/SpotUnknown";
import { Directions } from "./Directions";
import { FavouriteButton } from "./FavouriteButton";
import { NextFestival } from "./NextFestival";
import { OpenToday } from "./OpenToday";
import { inWordsOf, namesFor, spokenIn } from "./recordWording";
import { ShareButton } from "./ShareButton";
import { TempleDistance } from "./TempleDistance";
import { TempleImage } from "./TempleImage";
import { TempleRating } from "./TempleRating";
import { deityIn, nameIn, placeIn, wordIn } from "./wording";

/** The temple's picture, name and place, and what one can do here; `sent` counts one's own reviews that wait. */
export function TempleHero({ temple, sent }: { temple: PublicTemple; sent: number }) {
  const { t, i18n } = useTranslation();
  const name = nameIn(i18n.language, temple);
  const { deity, tradition } = temple;
  const [main] = temple.pictures;
  const said = main?.url === temple.image && main?.alt && spokenIn(i18n.language, main.alt);
  return (
    <section className="temple-hero">
      <div className="temple-picture">
        <TempleImage
          temple={temple}
          sizes="(min-width: 900px) 560px, 100vw"
          alt={temple.image ? said || name : ""}
          eager
        />
      </div>
      <div className="temple-title">
        <p className="eyebrow">
          {[deity && deityIn(t, i18n.language, temple), tradition && wordIn(t, "traditions", tradition)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <h1>{name}</h1>
        {name !== temple.name && (
          <p className="also" lang="en">
            {temple.name}
          </p>
        )}
        <OtherNames temple={temple} />
        {temple.worship === "none" && <p className="soft">{t("temple.monument")}</p>}
        <OpenToday temple={temple} />
        <p className="card-line">
          <Icon name="pin" />
          <span>{placeIn(t, i18n.language, temple)}</span>
          <TempleDistance temple={temple} />
        </p>
        <NextFestival temple={temple} />
        <TempleRating temple={temple} sent={sent} />
        <Badges temple={temple} verified={inWordsOf(t, tradition, "temple.verifiedTemple")} />
        <Actions temple={temple} name={name} />
        {temple.positionPrecision !== "site" && <SpotUnknown temple={temple} name={name} />}
      </div>
    </section>
  );
}

const MOST_NAMES = 4;

/** Its names in the language of the place and in common use: those in the reader's script come first, then the English ones. */
function OtherNames({ temple }: { temple: Pick<PublicTemple, "name" | "names"> }) {
  const { t, i18n } = useTranslation();
  const names = namesFor(i18n.language, temple);
  if (names.length === 0) return null;
  return (
    <p className="also soft">
      {t("temple.otherNames")}:{" "}
      {names.slice(0, MOST_NAMES).map(({ name, language }, at) => (
        <span key={name}>
          {at > 0 && " · "}
          <span lang={language}>{name}</span>
        </span>
      ))}
    </p>
  );
}

const firstNumber = (phone: string) => (phone.split(/[,;/]/)[0] ?? "").replace(/[^+\d]/g, "");

function Actions({ temple, name }: { temple: PublicTemple; name: string }) {
  const { t } = useTranslation();
  const { id, phone, website, bookingUrl, tradition } = temple;
  const isWorshipHeld = temple.worship !== "none";
  return (
    <div className="row">
      {isWorshipHeld && services.book && (
        <Link className="button" to={`${services.book}?temple=${id}`}>
          {inWordsOf(t, tradition, "temple.book")}
        </Link>
      )}
      {isWorshipHeld && services.donate && (
        <Link className="button" to={`${services.donate}?temple=${id}`}>
          {inWordsOf(t, tradition, "temple.donate")}
        </Link>
      )}
      <Directions temple={temple} className="button" />
      {phone && (
        <a className="button quiet" href={`tel:${firstNumber(phone)}`}>
          <Icon name="phone" />
          {t("temple.call")}
        </a>
      )}
      {website && (
        <a className="button quiet" href={website} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" />
          {t("temple.officialSite")}
        </a>
      )}
      {bookingUrl && (
        <a className="button quiet" href={bookingUrl} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" />
          {t("temple.officialBooking")}
        </a>
      )}
      <ShareButton title={name} />
      <FavouriteButton id={id} labelled />
    </div>
  );
}
