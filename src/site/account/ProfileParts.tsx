import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** The headings of the profile's lists, in their order. */
const parts = {
  bookings: "my-bookings",
  donations: "my-donations",
  orders: "my-orders",
  reminders: "my-reminders",
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
        <Link key={id} className="chip" to={{ hash: id }}>
          {t(`profile.parts.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
