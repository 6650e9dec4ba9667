import type { Translate } from "../../client/errors";
import { type PanchangView, panchangPath } from "./view";
import { festivalName, placeNameIn } from "./words";

/** The page as search engines read it: a day's almanac of a place, and the festivals on it. */
export function panchangJsonLd(t: Translate, language: string, { place, day, festivals }: PanchangView, title: string) {
  const where = {
    "@type": "Place",
    name: placeNameIn(language, place),
    geo: { "@type": "GeoCoordinates", latitude: place.lat, longitude: place.lng },
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    inLanguage: language,
    url: panchangPath(place, day.date),
    about: where,
    temporalCoverage: day.date,
    ...(festivals.length > 0 && {
      mentions: festivals.map((festival) => ({
        "@type": "Event",
        name: festivalName(t, language, festival),
        startDate: day.date,
        location: { "@type": "Country", name: "India" },
        url: `/festivals/${festival.slug}`,
      })),
    }),
  };
}
