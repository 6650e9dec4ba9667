import type { PublicTemple } from "../../contract/temples";

const types: Record<string, string> = { Hindu: "HinduTemple", Buddhist: "BuddhistTemple" };

/** The temple in schema.org's words. */
export function templeJsonLd(temple: PublicTemple): object {
  const { latitude, longitude, rating, reviewCount, image, wikidataId } = temple;
  return {
    "@context": "https://schema.org",
    "@type": types[temple.tradition ?? ""] ?? "PlaceOfWorship",
    name: temple.name,
    alternateName: [temple.nameHi, temple.nameKn].filter(Boolean),
    description: temple.description ?? undefined,
    image: image ?? undefined,
    telephone: temple.phone ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: temple.address ?? undefined,
      addressLocality: temple.city,
      addressRegion: temple.state,
      postalCode: temple.pincode ?? undefined,
      addressCountry: "IN",
    },
    geo: latitude === null || longitude === null ? undefined : { "@type": "GeoCoordinates", latitude, longitude },
    aggregateRating:
      reviewCount > 0 ? { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 } : undefined,
    sameAs: [temple.website, wikidataId && `https://www.wikidata.org/wiki/${wikidataId}`].filter(Boolean),
  };
}
