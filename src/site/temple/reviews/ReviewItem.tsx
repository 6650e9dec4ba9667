import { useTranslation } from "react-i18next";
import type { Review } from "../../../contract/reviews";
import { civilDateOf } from "../../../domain/dates";
import { longDate } from "../../panchang/words";
import { Icon } from "../../ui/Icon";
import { PhotoThumb } from "../photos/PhotoThumb";
import { photoOfImage } from "../photos/photo";
import { usePhotoViewer } from "../photos/usePhotoViewer";
import { Said } from "../Said";

const five = [1, 2, 3, 4, 5];

/** One review: who, when, how many stars, the words, the photos. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { rating, comment, userName, createdAt } = review;
  const name = userName || t("reviews.anonymous");
  return (
    <article className="review">
      <header>
        <b>{name}</b>
        <time className="soft" dateTime={createdAt}>
          {longDate(t, civilDateOf(createdAt))}
        </time>
      </header>
      <p className="stars">
        <span role="img" aria-label={t("temple.ratingOf", { rating })}>
          {five.map((star) => (
            <Icon key={star} name="star" filled={star <= rating} />
          ))}
        </span>
      </p>
      <p className="review-text">
        <Said text={comment} />
      </p>
      {review.photos.length > 0 && <ReviewPhotos review={review} name={name} />}
    </article>
  );
}

function ReviewPhotos({ review, name }: { review: Review; name: string }) {
  const { t } = useTranslation();
  const photos = review.photos.map(photoOfImage);
  const title = t("reviews.photosBy", { name });
  const { opens, viewer } = usePhotoViewer(photos, title);
  return (
    <>
      <ul className="gallery small">
        {photos.map((photo, at) => (
          <li key={photo.key}>
            <PhotoThumb
              photo={photo}
              label={t("temple.photoOf", { name: title, at: at + 1, of: photos.length })}
              sizes="120px"
              onOpen={opens(at)}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
