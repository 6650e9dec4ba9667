import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { ModerationItem } from "../../contract/moderation";
import { CorrectionBody } from "./CorrectionBody";
import { SubmissionBody } from "./SubmissionBody";

/** What was sent in, by its kind. */
export function PreviewBody({ item }: { item: ModerationItem }) {
  return (
    <>
      {item.review && <ReviewBody review={item.review} />}
      {item.photo && <Picture photo={item.photo} />}
      {item.submission && <SubmissionBody submission={item.submission} />}
      {item.correction && <CorrectionBody correction={item.correction} />}
      {item.roleRequest && <RoleBody item={item} request={item.roleRequest} />}
      {item.alias && <AliasBody alias={item.alias} />}
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

function AliasBody({ alias }: { alias: Part<"alias"> }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <p className="preview-text">{t("moderation.aliasHint", { typed: alias.typed })}</p>
      <dl className="preview-facts">
        <dt>{t("moderation.searched")}</dt>
        <dd>{formatNumber(alias.asked, i18n.language)}</dd>
        <dt>{t("moderation.openedThen")}</dt>
        <dd>{formatNumber(alias.opened, i18n.language)}</dd>
      </dl>
    </>
  );
}
