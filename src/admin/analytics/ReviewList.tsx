import { useTranslation } from "react-i18next";
import { formatRating } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import type { AnalyticsReview } from "../../contract/analytics";

/** The newest approved reviews of the range. */
export function ReviewList({ reviews }: { reviews: AnalyticsReview[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-labelledby="new-reviews">
      <div className="section-head">
        <h2 id="new-reviews">{t("analytics.reviews")}</h2>
      </div>
      {reviews.length === 0 && <p className="quiet">{t("analytics.none.reviews")}</p>}
      <ul className="review-list">
        {reviews.map(({ id, userName, createdAt, templeId, templeName, rating, comment }) => (
          <li key={id}>
            <p>
              <a href={`/temple/${templeId}`}>{templeName}</a>{" "}
              <strong>{t("analytics.ratingOf", { rating: formatRating(rating, i18n.language) })}</strong>
            </p>
            <p>{comment}</p>
            <p className="quiet">
              {userName ?? t("analytics.nameless")},{" "}
              {formatDate(createdAt, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
