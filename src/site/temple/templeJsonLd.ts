import type { PublicTemple } from "../../contract/temples";
import { closedSeasonOn, isFromAbout, isToAbout, nextTimeOf, openUntil } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { isAllDay, type WeeklyHours, weekdays } from "../../domain/openingHours";
import { hoursSeasonOn } from "../../domain/seasonHours";
import { spokenIn, textIn } from "./recordWording";
import { nameIn } from "./wording";

const types: Record<string, string> = { Hindu: "HinduTemple", Buddhist: "BuddhistTemple" };

const typeOf = ({ tradition, worship }: PublicTemple) =>
  worship === "none" ? "LandmarksOrHistoricalBuildings" : (types[tradition ?? ""] ?? "PlaceOfWorship");

/**
 * The temple in schema.org's words on the day `today`, named and described in the language of the page; the rating only
 * when there are reviews behind it.
 */
export function templeJsonLd(temple: PublicTemple, today: string, language: string): object {
  const { district, lists, rating, reviewCount, image, wikidataId } = temple;
  const name = nameIn(language, temple);
  const otherNames = [temple.name, temple.nameHi, temple.nameKn, ...temple.names.map((other) => other.name)];
  return {
    "@context": "https://schema.org",
    "@type": typeOf(temple),
    name,
    alternateName: [...new Set(otherNames)].filter((other) => other && other !== name),
    description: textIn(language, temple, "description") ?? undefined,
    url: temple.website ?? undefined,
    image: image ?? undefined,
    telephone: temple.phone ?? undefined,
    email: temple.email ?? undefined,
    address: addressIn(temple),
    containedInPlace: district ? { "@type": "AdministrativeArea", name: district } : undefined,
    geo: temple.positionPrecision === "site" ? geoOf(temple) : undefined,
    amenityFeature: featuresOf(temple),
    event: eventOf(temple, name, language),
    openingHoursSpecification: hoursOf(temple, today),
    specialOpeningHoursSpecification: seasonsOf(temple, today),
    subjectOf:
      lists.length > 0
        ? lists.map((list) => ({
            "@type": "CollectionPage",
            name: nameIn(language, list),
            inLanguage: language,
            url: `/lists/${list.slug}`,
          }))
        : undefined,
    aggregateRating:
      reviewCount > 0 ? { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 } : undefined,
    sameAs: [wikidataId && `https://www.wikidata.org/wiki/${wikidataId}`, ...temple.identifiers.map(addressOf)].filter(
      Boolean,
    ),
  };
}

/** The countries that stand in the place of the state of a temple abroad. */
const countries: Readonly<Record<string, string>> = {
  Bangladesh: "BD",
  Bhutan: "BT",
  Cambodia: "KH",
  Indonesia: "ID",
  Myanmar: "MM",
  Nepal: "NP",
  Pakistan: "PK",
  "Sri Lanka": "LK",
  Tibet: "CN",
};

/** Search engines take a position for the temple's own; that of a town is none. */
const geoOf = ({ latitude, longitude }: PublicTemple) => ({ "@type": "GeoCoordinates", latitude, longitude });

const addressIn = ({ address, city, state, pincode }: PublicTemple) => ({
  "@type": "PostalAddress",
  streetAddress: address ?? undefined,
  addressLocality: city,
  addressRegion: countries[state] ? undefined : state,
  postalCode: pincode ?? undefined,
  addressCountry: countries[state] ?? "IN",
});

/** What it offers visitors; whether one gets about in a wheelchair is told either way. */
function featuresOf({ amenities, wheelchair }: PublicTemple): object[] | undefined {
  const features = [
    ...amenities.map((name) => ({ name, value: true })),
    ...(wheelchair ? [{ name: "Wheelchair accessible", value: wheelchairValues[wheelchair] ?? wheelchair }] : []),
  ];
  return features.length > 0
    ? features.map((feature) => ({ "@type": "LocationFeatureSpecification", ...feature }))
    : undefined;
}
const wheelchairValues: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The next of its own festivals that has a date: the first of them. */
function eventOf(temple: PublicTemple, place: string, language: string): object | undefined {
  const [festival] = temple.ownFestivals;
  if (!festival?.date) return undefined;
  return {
    "@type": "Event",
    name: spokenIn(language, festival.name) || place,
    startDate: festival.date,
    endDate: festival.endDate ?? festival.date,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: place, address: addressIn(temple) },
  };
}

/** Where a source tells of the temple, for the sources whose addresses are made of their numbers. */
function addressOf({ source, value }: PublicTemple["identifiers"][number]): string | undefined {
  if (source === "osm") return `https://www.openstreetmap.org/${value}`;
  return source === "wikidata" ? `https://www.wikidata.org/wiki/${value}` : undefined;
}

/**
 * The seasons in which it is closed or has other hours, where their days are known exactly; opening at midnight to midnight
 * means closed.
 */
function seasonsOf({ closures }: PublicTemple, today: string): object[] | undefined {
  const told = closures.filter(({ openOnly, hours }) => hours || !openOnly);
  const exact = told.filter((season) => !isFromAbout(season) && !isToAbout(season));
  if (exact.length === 0) return undefined;
  return exact.flatMap((season) => {
    const { from, to } = nextTimeOf(season, today);
    const closed = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
    const open = season.hours ? specificationOf(season.hours) : [];
    return (open.length > 0 ? open : [closed]).map((hours) => ({ ...hours, validFrom: from, validThrough: to }));
  });
}

/**
 * The hours of the week: in a closed season from the day it opens, else up to the last day before it closes, where that
 * is known exactly; of a time in which alone it is open both.
 */
function hoursOf({ openingHours, closures }: PublicTemple, today: string): object[] | undefined {
  if (!openingHours) return undefined;
  const season = closedSeasonOn(closures, today);
  if (season?.closedAllYear) return undefined;
  const validFrom = season?.closedUntil && addDays(season.closedUntil, 1);
  const isBounded = !season || closures.some(({ openOnly }) => openOnly);
  const validThrough = isBounded ? openUntil(closures, validFrom ?? today) : undefined;
  const present = hoursSeasonOn(closures, validFrom ?? today);
  const week = present?.openOnly ? present.hours : openingHours;
  return specificationOf(week ?? openingHours).map((hours) => ({ ...hours, validFrom, validThrough }));
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Each interval with the days it is kept on; a day without one is closed and so not named. */
function specificationOf(hours: WeeklyHours): object[] {
  const daysOf = new Map<string, string[]>();
  weekdays.forEach((day, at) => {
    for (const interval of hours[day]) {
      const { from, to } = isAllDay(interval) ? { from: "00:00", to: "24:00" } : interval;
      const key = `${from} ${to === "24:00" ? "23:59" : to}`;
      daysOf.set(key, [...(daysOf.get(key) ?? []), dayNames[at] ?? ""]);
    }
  });
  return [...daysOf].map(([interval, dayOfWeek]) => {
    const [opens, closes] = interval.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}
