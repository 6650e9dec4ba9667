import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../../client/errors";
import { createRequestKeys } from "../../../client/requestKey";
import { useSession } from "../../../client/useSession";
import { correctableFields } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";
import { useDraft } from "../../components/useDraft";
import { useSite } from "../../queries";
import { presentValue } from "./correctable";

type Fields = { field: string; value: string; note: string; email: string };
type Outcome = { sent?: boolean; failure?: string; errors: Partial<Record<keyof Fields, string>> };

/** A correction being written: what is typed, what is wrong with it, and what became of sending it. */
export function useCorrection(temple: PublicTemple) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { role } = useSession();
  const [first] = correctableFields;
  const blank: Fields = { field: first, value: presentValue(temple, first), note: "", email: "" };
  const { fields, change, clear } = useDraft(`correction ${temple.id}`, blank);
  const field = correctableFields.find((each) => each === fields.field) ?? first;
  const [keyOf] = useState(createRequestKeys);
  const [sending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [{ sent, failure, errors }, setOutcome] = useState<Outcome>({ errors: {} });

  const refuse = (text: string, wrong: Outcome["errors"] = {}) => {
    setOutcome({ failure: text, errors: wrong });
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isFilled = Boolean(new FormData(event.currentTarget).get("website"));
    if (isFilled || sending) return;
    const value = field === "closed" ? "closed" : fields.value.trim();
    if (!value) return refuse(t("errors.validation"), { value: t("errors.required") });
    if (field !== "other" && value === presentValue(temple, field)) {
      return refuse(t("errors.validation"), { value: t("corrections.same") });
    }
    const email = role === "VISITOR" ? fields.email.trim() : "";
    const body = { field, value, note: fields.note.trim() || null, email };
    setSending(true);
    try {
      const headers = { "Idempotency-Key": keyOf(JSON.stringify(body)) };
      await http.post(`/api/temples/${temple.id}/corrections`, body, { headers });
      clear(blank);
      setOutcome({ sent: true, errors: {} });
    } catch (error) {
      refuse(errorText(error, t), errorsOf(error, t));
    } finally {
      setSending(false);
    }
  };
  return { fields, field, change, submit, sending, attempt, sent, failure, errors };
}

function errorsOf(error: unknown, t: (key: string) => string): Outcome["errors"] {
  const errors = error instanceof HttpError ? (error.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([name, { key }]) => [name, t(key)]));
}
