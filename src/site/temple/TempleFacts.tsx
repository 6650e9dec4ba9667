import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { Icon, type IconName } from "../components/Icon";
import { cityIn, timingsIn, wordIn } from "../components/wording";
import { OpenNow } from "./OpenNow";
import { Said } from "./Said";
import { TempleRating } from "./TempleRating";
import { WeekHours } from "./WeekHours";

type Fact = { icon: IconName; label: string; value: ReactNode };
type TempleFactsProps = { temple: PublicTemple; sent: number; children?: ReactNode };

/** Temple Information: what is recorded of a visit; only what is known is listed. */
export function TempleFacts({ temple, sent, children }: TempleFactsProps) {
  const { t } = useTranslation();
  const facts = [
    { icon: "star", label: "temple.rating", value: <TempleRating temple={temple} sent={sent} /> } as const,
    ...useFacts(temple),
  ];
  return (
    <aside className="panel temple-facts" aria-labelledby="facts-title">
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
      {!temple.timings && !temple.openingHours && <p className="soft">{t("temple.timingsUnknown")}</p>}
      {children}
    </aside>
  );
}

function useFacts(temple: PublicTemple): Fact[] {
  const { t, i18n } = useTranslation();
  const { timings, openingHours, specialities, amenities, setting, phone, email, website } = temple;
  const { address, state, pincode, pujari, significance, bestTime, dressCode } = temple;
  const place = [address, cityIn(i18n.language, temple), state && wordIn(t, "states", state), pincode]
    .filter(Boolean)
    .join(", ");
  return [
    { icon: "clock", label: "temple.timings", value: (timings || openingHours) && <Timings temple={temple} /> },
    { icon: "person", label: "temple.pujari", value: pujari && <Said text={pujari} /> },
    { icon: "lamp", label: "temple.significance", value: significance && <Said text={significance} /> },
    { icon: "flower", label: "temple.specialities", value: specialities.length > 0 && <Tags words={specialities} /> },
    { icon: "calendar", label: "temple.bestTime", value: bestTime && <Said text={bestTime} /> },
    { icon: "shirt", label: "temple.dressCode", value: dressCode && <Said text={dressCode} /> },
    { icon: "check", label: "temple.amenities", value: amenities.length > 0 && <Tags words={amenities} /> },
    { icon: "temple", label: "temple.setting", value: setting && wordIn(t, "settings", setting) },
    { icon: "pin", label: "temple.address", value: place },
    { icon: "phone", label: "temple.phone", value: phone && <Telephones numbers={phone} /> },
    { icon: "mail", label: "temple.email", value: email && <a href={`mailto:${email}`}>{email}</a> },
    { icon: "link", label: "temple.website", value: website && <OutsideLink to={website} /> },
  ];
}

const LEAST_DIGITS = 8;

/** Each number of several can be called; what is too short to be one, such as the end of another, is only said. */
function Telephones({ numbers }: { numbers: string }) {
  const parts = numbers.split(/(\s*[,;/]\s*)/);
  const digitsOf = (part: string) => part.replace(/[^+\d]/g, "");
  const isNumber = (part: string) => parts.length === 1 || digitsOf(part).length >= LEAST_DIGITS;
  return parts.map((part) =>
    isNumber(part) ? (
      <a key={part} href={`tel:${digitsOf(part)}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Timings({ temple }: { temple: PublicTemple }) {
  const { openingHours } = temple;
  const timings = timingsIn(useTranslation().i18n.language, temple);
  return (
    <>
      {openingHours && <OpenNow hours={openingHours} />}
      {timings && <Said text={timings} />}
      {openingHours && <WeekHours hours={openingHours} />}
    </>
  );
}

function Tags({ words }: { words: readonly string[] }) {
  return (
    <ul className="tags">
      {words.map((word) => (
        <li key={word} className="tag">
          <Said text={word} />
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
