import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../client/format";
import { reviewSorts } from "../../../contract/reviewLimits";
import { FailedRead } from "../../ui/FailedRead";
import { lazyPart } from "../../ui/lazyPart";
import { SectionHead } from "../../ui/SectionHead";
import { useNear } from "../../ui/useNear";
import { ReviewItem } from "./ReviewItem";
import { useFocusOnMore } from "./useFocusOnMore";
import { useReviews } from "./useReviews";

const ReviewForm = lazyPart(() => import("./ReviewForm").then((module) => module.ReviewForm));

/** Recent Reviews, the first six in the first HTML, and the form to add one; `onSent` when one was sent in. */
export function TempleReviews({ templeId, onSent }: { templeId: number; onSent: () => void }) {
  const { t } = useTranslation();
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <ReviewList templeId={templeId} />
      <div className="add-review" id="add-review">
        <h3>{t("reviews.add")}</h3>
        <p className="soft">
          {t("reviews.moderated")} <Link to="/reviews">{t("reviews.how")}</Link>
        </p>
        <FormWhenNear templeId={templeId} onSent={onSent} />
      </div>
    </section>
  );
}

function FormWhenNear(props: { templeId: number; onSent: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div className="add-review-form" ref={place}>
      {near ? <ReviewForm {...props} /> : <noscript>{t("reviews.noScript")}</noscript>}
    </div>
  );
}

function ReviewList({ templeId }: { templeId: number }) {
  const { t, i18n } = useTranslation();
  const list = useReviews(templeId);
  const { reviews, total, sort, isFetching, error } = list;
  const failed = error !== undefined && error !== null;
  const focus = useFocusOnMore(reviews.length);
  const more = () => {
    if (isFetching) return;
    focus.begin();
    list.more();
  };
  return (
    <>
      <SectionHead id="reviews-title" title={t("reviews.heading")}>
        {total > 1 && (
          <label className="field inline">
            <span>{t("reviews.sort")}</span>
            <select
              value={sort}
              onChange={({ currentTarget }) =>
                list.setSort(reviewSorts.find((each) => each === currentTarget.value) ?? "recent")
              }
            >
              {reviewSorts.map((each) => (
                <option key={each} value={each}>
                  {t(`reviews.sorts.${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </SectionHead>
      {reviews.length === 0 && !failed && !isFetching && <p className="soft">{t("reviews.none")}</p>}
      {reviews.length > 0 && (
        <ul className="reviews" aria-busy={isFetching} ref={focus.list}>
          {reviews.map((review) => (
            <li key={review.id} tabIndex={-1}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {!isFetching &&
          total > 0 &&
          t("reviews.shown", { shown: formatNumber(reviews.length, i18n.language), count: total })}
      </p>
      {failed && <FailedRead error={error} onRetry={list.retry} />}
      {list.hasMore && !failed && (
        <button type="button" className="button quiet" aria-disabled={isFetching} onClick={more}>
          {t("search.loadMore")}
        </button>
      )}
    </>
  );
}
