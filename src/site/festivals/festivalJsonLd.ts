import type { PublicFestival } from "../../contract/festivals";

/** The festival's days as events, for search engines. */
export function festivalJsonLd({ name, slug, description, significance, dates }: PublicFestival, language: string) {
  return {
    "@context": "https://schema.org",
    "@graph": dates.slice(0, 5).map(({ date, endDate, dayName }) => ({
      "@type": "Event",
      name: dayName ?? name,
      description: [significance, description].filter(Boolean).join(" "),
      startDate: date,
      endDate: endDate ?? date,
      inLanguage: language,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: "India", address: { "@type": "PostalAddress", addressCountry: "IN" } },
      url: `/festivals/${slug}`,
    })),
  };
}
