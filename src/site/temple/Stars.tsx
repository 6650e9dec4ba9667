import { useTranslation } from "react-i18next";
import { formatNumber, formatRating } from "../../client/format";
import { Icon } from "../ui/Icon";

const five = [1, 2, 3, 4, 5];

/** Five stars, the whole part of the rating filled; a temple nobody rated says so. */
export function Stars({ rating, count }: { rating: number; count: number }) {
  const { t, i18n } = useTranslation();
  if (count === 0) return <p className="stars none">{t("temple.noReviews")}</p>;
  return (
    <p className="stars">
      <span role="img" aria-label={t("temple.ratingOf", { rating: formatRating(rating, i18n.language) })}>
        {five.map((star) => (
          <Icon key={star} name="star" filled={star <= Math.floor(rating)} />
        ))}
      </span>
      <b aria-hidden="true">{formatRating(rating, i18n.language)}</b>
      <span className="soft">{t("temple.reviewCount", { count, number: formatNumber(count, i18n.language) })}</span>
    </p>
  );
}
