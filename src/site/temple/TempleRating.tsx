import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { PublicTemple } from "../../contract/temples";
import { Stars } from "./Stars";

type TempleRatingProps = {
  temple: Pick<PublicTemple, "rating" | "reviewCount">;
  /** Reviews sent from this page, which are counted here and wait for approval. */
  sent: number;
};

/** The rating and how many reviews it comes from; one's own review is counted at once, and said to wait. */
export function TempleRating({ temple: { rating, reviewCount }, sent }: TempleRatingProps) {
  const { t, i18n } = useTranslation();
  if (sent === 0) return <Stars rating={rating} count={reviewCount} />;
  const count = reviewCount + sent;
  return (
    <div>
      {reviewCount > 0 ? (
        <Stars rating={rating} count={count} />
      ) : (
        <p className="stars none">{t("temple.reviewCount", { count, number: formatNumber(count, i18n.language) })}</p>
      )}
      <small className="soft">{t("reviews.ownAwaits")}</small>
    </div>
  );
}
