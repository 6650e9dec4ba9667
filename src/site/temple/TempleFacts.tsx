import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { kindOfSeason } from "../../domain/closures";
import { hasHours } from "../../domain/hasHours";
import { useToday } from "../queries";
import { Icon, type IconName } from "../ui/Icon";
import { inWordsOf, placeParts, specialitiesIn, streetOf, textIn } from "./recordWording";
import { Said } from "./Said";
import { Closures, Openings } from "./Seasons";
import { TempleRating } from "./TempleRating";
import { TempleSources } from "./TempleSources";
import { builtIn, OwnFestivals } from "./TempleTimes";
import { Timings } from "./Timings";
import { wordIn } from "./wording";

/** `own` is a label in the words of the tradition, `id` what the address of the page may lead to. */
type Fact = { icon: IconName; label: string; own?: string; value: ReactNode; id?: string };
type TempleFactsProps = { temple: PublicTemple; sent: number; children?: ReactNode };

/** Temple Information: what is recorded of a visit; only what is known is listed. */
export function TempleFacts({ temple, sent, children }: TempleFactsProps) {
  const { t } = useTranslation();
  const facts: Fact[] = [
    { icon: "star", label: "temple.rating", value: <TempleRating temple={temple} sent={sent} /> },
    ...useFacts(temple),
  ];
  return (
    <aside className="panel temple-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{inWordsOf(t, temple.tradition, "temple.information")}</h2>
      <dl className="facts">
        {facts
          .filter(({ value }) => value)
          .map(({ icon, label, own, value, id }) => (
            <div key={label} id={id}>
              <dt>
                <Icon name={icon} />
                {own ?? t(label)}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!temple.timings && !hasHours(temple) && (
        <p className="soft" id="timings">
          {inWordsOf(t, temple.tradition, "temple.timingsUnknown")}
        </p>
      )}
      <TempleSources temple={temple} />
      {children}
    </aside>
  );
}

function useFacts(temple: PublicTemple): Fact[] {
  const { t, i18n } = useTranslation();
  const { timings, amenities, setting, phone, email, website, closures, ownFestivals } = temple;
  const { tradition, pujari, photography, wheelchair, architecture, built, bookingUrl } = temple;
  const today = useToday();
  const own = (key: string) => inWordsOf(t, tradition, key);
  const written = (field: Parameters<typeof textIn>[2]) => {
    const text = textIn(i18n.language, temple, field);
    return text && <Said text={text} />;
  };
  const specialities = specialitiesIn(i18n.language, temple);
  const gettingThere = written("gettingThere");
  const openings = closures.filter(({ openOnly }) => openOnly);
  const closed = closures.filter((season) => kindOfSeason(season) === "closed");
  return [
    {
      icon: "clock",
      label: "temple.timings",
      value: (timings || hasHours(temple)) && <Timings temple={temple} today={today} />,
      id: "timings",
    },
    { icon: "person", label: "temple.pujari", own: own("temple.pujari"), value: pujari && <Said text={pujari} /> },
    {
      icon: "calendar",
      label: "temple.openings",
      value: openings.length > 0 && <Openings openings={openings} today={today} />,
    },
    {
      icon: "calendar",
      label: "temple.closures",
      value: closed.length > 0 && <Closures closures={closed} today={today} />,
    },
    { icon: "lamp", label: "temple.significance", value: written("significance") },
    { icon: "flower", label: "temple.specialities", value: specialities.length > 0 && <Tags words={specialities} /> },
    {
      icon: "calendar",
      label: "temple.ownFestivals",
      own: own("temple.ownFestivals"),
      value: ownFestivals.length > 0 && <OwnFestivals festivals={ownFestivals} />,
    },
    { icon: "calendar", label: "temple.bestTime", value: written("bestTime") },
    { icon: "person", label: "temple.queue", value: written("queue") },
    { icon: "directions", label: "temple.gettingThere", value: gettingThere, id: "reach" },
    { icon: "pin", label: "temple.stay", own: own("temple.stay"), value: written("stay") },
    { icon: "shirt", label: "temple.dressCode", value: written("dressCode") },
    {
      icon: "camera",
      label: "temple.photography",
      value: photography && inWordsOf(t, tradition, `temple.photographyRules.${photography}`),
    },
    { icon: "check", label: "temple.wheelchair", value: wheelchair && t(`temple.wheelchairAccess.${wheelchair}`) },
    { icon: "check", label: "temple.amenities", value: amenities.length > 0 && <Tags words={amenities} /> },
    { icon: "temple", label: "temple.setting", value: setting && wordIn(t, "settings", setting) },
    { icon: "temple", label: "temple.architecture", value: architecture && t(`temple.architectures.${architecture}`) },
    { icon: "clock", label: "temple.built", value: built && builtIn(t, built) },
    {
      icon: "pin",
      label: "temple.address",
      value: <Address temple={temple} />,
      id: gettingThere ? undefined : "reach",
    },
    { icon: "phone", label: "temple.phone", value: phone && <Telephones numbers={phone} /> },
    { icon: "mail", label: "temple.email", value: email && <a href={`mailto:${email}`}>{email}</a> },
    { icon: "link", label: "temple.website", value: website && <OutsideLink to={website} /> },
    { icon: "link", label: "temple.officialBooking", value: bookingUrl && <OutsideLink to={bookingUrl} /> },
  ];
}

/** The address, then the place in the reader's language without what the address says. */
function Address({ temple }: { temple: PublicTemple }) {
  const { t, i18n } = useTranslation();
  const { pincode } = temple;
  const address = streetOf(i18n.language, temple);
  const isSaid = (part: string) => address?.toLowerCase().includes(part.toLowerCase()) ?? false;
  const rest = [...placeParts(t, i18n.language, temple), pincode ?? ""].filter((part) => part && !isSaid(part));
  return (
    <>
      {address && <Said text={address} />}
      {address && rest.length > 0 && ", "}
      {rest.join(", ")}
    </>
  );
}

const LEAST_DIGITS = 8;

/** Each number of several can be called; what is too short to be one, such as the end of another, is only said. */
function Telephones({ numbers }: { numbers: string }) {
  const parts = numbers.split(/( ?[,;/] ?)/);
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
