import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../../client/errors";
import { createRequestKeys } from "../../../client/requestKey";
import { useSession } from "../../../client/useSession";
import { imageLimits } from "../../../contract/contributionLimits";
import { useDraft } from "../../forms/useDraft";
import { useSite } from "../../queries";
import { usePhotoFiles } from "../photos/usePhotoFiles";
import { blankReview, checkReview, type ReviewProblems } from "./checkReview";
import { sendReview } from "./sendReview";
import { useCooldown } from "./useCooldown";

type Outcome = {
  sent?: boolean;
  /** How many photos arrived with it. */
  photos?: number;
  failure?: string;
  problems: ReviewProblems;
};

/** A review being written: its fields, what is wrong with them, and what became of sending it. */
export function useReviewForm(templeId: number, onSent: () => void) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { role } = useSession();
  const draft = useDraft(`review ${templeId}`, blankReview);
  // an account writes under its own name
  const fields = role === "VISITOR" ? draft.fields : { ...draft.fields, name: "", email: "" };
  const files = usePhotoFiles(imageLimits.filesPerReview);
  const cooldown = useCooldown();
  const [isPerson, setPerson] = useState(false);
  const [sending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ problems: {} });
  const [keyOf] = useState(createRequestKeys);

  const refuse = (problems: ReviewProblems, failure?: string) => {
    setOutcome({ problems, failure });
    setAttempt((count) => count + 1);
  };
  /** Takes back what was said of these fields, which are being mended; with the last of it what was said of the form. */
  const mend = (...names: string[]) =>
    setOutcome((before) => {
      const left = Object.entries(before.problems).filter(([name, key]) => key && !names.includes(name));
      if (left.length === Object.values(before.problems).filter(Boolean).length) return before;
      return { problems: Object.fromEntries(left), ...(left.length > 0 && { failure: before.failure }) };
    });
  const change = (changes: Partial<typeof blankReview>) => {
    mend(...Object.keys(changes));
    draft.change(changes);
  };
  const confirmPerson = (confirmed: boolean) => {
    mend("robot");
    setPerson(confirmed);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isFilled = Boolean(new FormData(event.currentTarget).get("website"));
    if (isFilled || sending || files.preparing || cooldown.seconds > 0) return;
    const wrong = checkReview(fields, isPerson);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setSending(true);
    setOutcome({ problems: {} });
    const photos = files.photos.map(({ file }) => file);
    try {
      const { problems } = await sendReview(http, templeId, fields, photos, keyOf(contentOf(fields, photos)));
      draft.clear(blankReview);
      files.clear();
      files.complain(problems.map(({ file, key }) => `${file}: ${t(key)}`));
      setPerson(false);
      setOutcome({ sent: true, photos: photos.length - problems.length, problems: {} });
      cooldown.begin();
      onSent();
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 429) cooldown.begin();
      refuse(fieldProblems(error), errorText(error, t));
    } finally {
      setSending(false);
    }
  };
  return { fields, change, files, cooldown, isPerson, setPerson: confirmPerson, sending, attempt, outcome, submit };
}

/** What the server found wrong, for the fields of the form. */
function fieldProblems(error: unknown): ReviewProblems {
  const errors = error instanceof HttpError ? error.errors : undefined;
  const { rating, comment, name, email } = errors ?? {};
  return { rating: rating?.key, comment: comment?.key, name: name?.key, email: email?.key };
}

/** What tells one review from another: the same content is the same wish. */
const contentOf = (fields: object, files: readonly File[]) =>
  JSON.stringify([fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
