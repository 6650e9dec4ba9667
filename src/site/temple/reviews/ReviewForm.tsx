import { useId } from "react";
import { useTranslation } from "react-i18next";
import { imageLimits } from "../../../contract/contributionLimits";
import { reviewLimits } from "../../../contract/reviewLimits";
import { FieldNotes } from "../../forms/FieldNotes";
import { FormArea } from "../../forms/FormArea";
import { FormProblems } from "../../forms/FormProblems";
import { SuccessNote } from "../../forms/SuccessNote";
import { Trap } from "../../forms/Trap";
import { PhotoPicker } from "../photos/PhotoPicker";
import { ReviewAuthor } from "./ReviewAuthor";
import { StarInput } from "./StarInput";
import { useReviewForm } from "./useReviewForm";
import "../../styles/contribute.css";

const named = ["rating", "comment", "name", "email", "robot"] as const;
type Named = (typeof named)[number];

/** Add Your Review. What is typed stays through errors and a reload until the review is sent. */
export function ReviewForm({ templeId, onSent }: { templeId: number; onSent: () => void }) {
  const { t } = useTranslation();
  const form = useReviewForm(templeId, onSent);
  const { fields, change, cooldown, sending, attempt, outcome } = form;
  const id = useId();
  const errorOf = (name: Named) => {
    const key = outcome.problems[name];
    return key && t(key);
  };
  const problems = named.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ text, field: `${id}-${name}` }] : [];
  });
  return (
    <form className="panel stack" aria-label={t("reviews.add")} noValidate onSubmit={form.submit}>
      {outcome.sent && (
        <SuccessNote>
          <p>{t("reviews.sent")}</p>
          {outcome.photos ? <p>{t("photos.sentAlong", { count: outcome.photos })}</p> : null}
          <p>{t("reviews.awaiting")}</p>
        </SuccessNote>
      )}
      {(outcome.failure || problems.length > 0) && (
        <FormProblems
          title={outcome.failure ? t("reviews.failed") : t("errors.validation")}
          problems={outcome.failure && problems.length === 0 ? [{ text: outcome.failure }] : problems}
          attempt={attempt}
        />
      )}
      <StarInput
        id={`${id}-rating`}
        value={fields.rating}
        error={errorOf("rating")}
        onChange={(rating) => change({ rating })}
      />
      <FormArea
        id={`${id}-comment`}
        name="comment"
        label={t("reviews.comment")}
        hint={t("reviews.commentHint", { least: reviewLimits.commentMin })}
        maxLength={reviewLimits.commentMax}
        required
        value={fields.comment}
        error={errorOf("comment")}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <ReviewAuthor id={id} fields={fields} errorOf={errorOf} onChange={change} />
      <PhotoPicker files={form.files} most={imageLimits.filesPerReview} label={t("reviews.photos")} />
      <Trap name="website" />
      <div className={outcome.problems.robot ? "field wrong" : "field"}>
        <label className="tick">
          <input
            id={`${id}-robot`}
            type="checkbox"
            required
            checked={form.isPerson}
            aria-invalid={outcome.problems.robot ? true : undefined}
            aria-describedby={outcome.problems.robot ? `${id}-robot-error` : undefined}
            onChange={({ currentTarget }) => form.setPerson(currentTarget.checked)}
          />
          {t("reviews.robot")}
        </label>
        <FieldNotes id={`${id}-robot`} error={errorOf("robot")} />
      </div>
      <button type="submit" className="button" aria-disabled={sending || cooldown.seconds > 0}>
        {cooldown.seconds > 0
          ? t("reviews.wait", { seconds: cooldown.seconds })
          : t(sending ? "reviews.sending" : "reviews.send")}
      </button>
    </form>
  );
}
