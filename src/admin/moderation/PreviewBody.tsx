import { useTranslation } from "react-i18next";
import type { ModerationItem } from "../../contract/moderation";
import { fieldName, valueText } from "./words";

/** What was sent in, by its kind. */
export function PreviewBody({ item }: { item: ModerationItem }) {
  return (
    <>
      {item.review && <ReviewBody review={item.review} />}
      {item.photo && <Picture photo={item.photo} />}
      {item.submission && <SubmissionBody submission={item.submission} />}
      {item.correction && <CorrectionBody correction={item.correction} />}
      {item.roleRequest && <RoleBody item={item} request={item.roleRequest} />}
    </>
  );
}

type Part<Name extends keyof ModerationItem> = NonNullable<ModerationItem[Name]>;

function ReviewBody({ review }: { review: Part<"review"> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <span className="preview-stars" role="img" aria-label={t("moderation.rating", { rating: review.rating })}>
          {"★".repeat(review.rating)}
          {"☆".repeat(5 - review.rating)}
        </span>
      </p>
      <p className="preview-text">{review.comment}</p>
      {review.photos.length > 0 && <p className="quiet">{t("moderation.itsPhotos")}</p>}
      <div className="preview-photos">
        {review.photos.map((photo) => (
          <Picture key={photo.id} photo={photo} />
        ))}
      </div>
    </>
  );
}

function Picture({ photo }: { photo: Pick<Part<"photo">, "url" | "width" | "height"> }) {
  const { t } = useTranslation();
  return (
    <a className="preview-photo" href={photo.url} target="_blank" rel="noopener">
      <img src={photo.url} width={photo.width} height={photo.height} alt={t("moderation.photoSent")} />
    </a>
  );
}

function SubmissionBody({ submission }: { submission: Part<"submission"> }) {
  const { t } = useTranslation();
  const { address, latitude, longitude, timings } = submission;
  const place = latitude === null || longitude === null ? "—" : `${latitude}, ${longitude}`;
  return (
    <dl className="preview-facts">
      <dt>{t("temples.fields.address")}</dt>
      <dd>{address ?? "—"}</dd>
      <dt>{t("moderation.fields.position")}</dt>
      <dd>
        {place === "—" ? (
          place
        ) : (
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {place}
          </a>
        )}
      </dd>
      <dt>{t("temples.fields.timings")}</dt>
      <dd>{timings ?? "—"}</dd>
    </dl>
  );
}

function CorrectionBody({ correction }: { correction: Part<"correction"> }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{fieldName(correction.field, t)}</h3>
      <dl className="preview-change">
        <dt>{t("moderation.now")}</dt>
        <dd className="preview-text">{valueText(correction, correction.current, t)}</dd>
        <dt>{t("moderation.proposed")}</dt>
        <dd className="preview-text">{valueText(correction, correction.proposed, t)}</dd>
      </dl>
      {correction.note && (
        <p>
          <strong>{t("moderation.note")}</strong> {correction.note}
        </p>
      )}
    </>
  );
}

function RoleBody({ item, request }: { item: ModerationItem; request: Part<"roleRequest"> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t("moderation.roleWish", {
          name: item.author.name ?? t("moderation.someone"),
          role: t(`roles.${request.role}`),
          present: t(`roles.${request.currentRole}`),
        })}
      </p>
      {!item.decidable && <p className="quiet">{t("moderation.notYours")}</p>}
    </>
  );
}
