import { useTranslation } from "react-i18next";

/** The headings of the profile's lists, in their order. */
const parts = {
  donations: "my-donations",
  bookings: "my-bookings",
  orders: "my-orders",
  saved: "saved-title",
  reviews: "my-reviews",
  photos: "my-photos",
  submissions: "my-submissions",
  corrections: "my-corrections",
} as const;

/** The way to each list, since all of them together are long on a phone. */
export function ProfileParts() {
  const { t } = useTranslation();
  return (
    <nav className="chips" aria-label={t("profile.parts.title")}>
      {Object.entries(parts).map(([name, id]) => (
        <a key={id} className="chip" href={`#${id}`}>
          {t(`profile.parts.${name}`)}
        </a>
      ))}
    </nav>
  );
}
