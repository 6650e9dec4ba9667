import type { PublicTemple } from "../../contract/temples";
import { type WeeklyHours, weekdays } from "../../domain/openingHours";

const types: Record<string, string> = { Hindu: "HinduTemple", Buddhist: "BuddhistTemple" };

/** The temple in schema.org's words; the rating only when there are reviews behind it. */
export function templeJsonLd(temple: PublicTemple): object {
  const { latitude, longitude, rating, reviewCount, image, wikidataId, openingHours } = temple;
  return {
    "@context": "https://schema.org",
    "@type": types[temple.tradition ?? ""] ?? "PlaceOfWorship",
    name: temple.name,
    alternateName: [temple.nameHi, temple.nameKn].filter(Boolean),
    description: temple.description ?? undefined,
    image: image ?? undefined,
    telephone: temple.phone ?? undefined,
    email: temple.email ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: temple.address ?? undefined,
      addressLocality: temple.city,
      addressRegion: temple.state,
      postalCode: temple.pincode ?? undefined,
      addressCountry: "IN",
    },
    geo: latitude === null || longitude === null ? undefined : { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: openingHours ? specificationOf(openingHours) : undefined,
    aggregateRating:
      reviewCount > 0 ? { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 } : undefined,
    sameAs: [temple.website, wikidataId && `https://www.wikidata.org/wiki/${wikidataId}`].filter(Boolean),
  };
}

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Each interval with the days it is kept on; a day without one is closed and so not named. */
function specificationOf(hours: WeeklyHours): object[] {
  const daysOf = new Map<string, string[]>();
  weekdays.forEach((day, at) => {
    for (const { from, to } of hours[day]) {
      const key = `${from} ${to === "24:00" ? "23:59" : to}`;
      daysOf.set(key, [...(daysOf.get(key) ?? []), dayNames[at] ?? ""]);
    }
  });
  return [...daysOf].map(([interval, dayOfWeek]) => {
    const [opens, closes] = interval.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}
