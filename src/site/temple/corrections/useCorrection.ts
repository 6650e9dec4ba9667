import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { createRequestKeys } from "../../../client/requestKey";
import { useSession } from "../../../client/useSession";
import { correctableFields } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";
import { type TextLanguage, textLanguages } from "../../../contract/vocabulary";
import { useDraft } from "../../forms/useDraft";
import { useSending } from "../../forms/useSending";
import { useSite } from "../../queries";
import { type Correctable, firstLanguage, presentValue } from "./correctable";

/** `noted` is the value that the note came with, blank for a note of one's own. */
type Fields = { field: string; language: string; value: string; note: string; noted: string; email: string };

/** What a correction begins with that is opened for one fact. */
export type CorrectionStart = { field: Correctable; value?: string; note?: string };

/** A correction being written: what is typed, what is wrong with it, and what became of sending it. */
export function useCorrection(temple: PublicTemple, start?: CorrectionStart) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { role } = useSession();
  const [first] = correctableFields;
  const begun = (field: Correctable, chosen?: TextLanguage) => {
    const language = chosen ?? firstLanguage(temple, field, i18n.language);
    return { field, language, value: presentValue(temple, field, language) };
  };
  const blank: Fields = { ...begun(start?.field ?? first), note: "", noted: "", email: "" };
  const { fields, change, clear } = useDraft(`${start?.field ?? "correction"} ${temple.id}`, blank);
  // what the device says now stands before what was typed earlier
  useEffect(() => {
    if (start?.value) change({ ...start, noted: start.value });
  }, [change, start]);
  const field = correctableFields.find((each) => each === fields.field) ?? first;
  const language = textLanguages.find((each) => each === fields.language) ?? "en";
  const [keyOf] = useState(createRequestKeys);
  const [isSent, setIsSent] = useState(false);
  const sending = useSending();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isFilled = Boolean(new FormData(event.currentTarget).get("website"));
    if (isFilled || sending.sending) return;
    const value = field === "closed" ? "closed" : fields.value.trim();
    if (!value) return sending.refuse(t("errors.validation"), { value: t("errors.required") });
    if (field !== "other" && value === presentValue(temple, field, language)) {
      return sending.refuse(t("errors.validation"), { value: t("corrections.same") });
    }
    const email = role === "VISITOR" ? fields.email.trim() : "";
    const body = { field, value, ...(language !== "en" && { language }), note: fields.note.trim() || null, email };
    const headers = { "Idempotency-Key": keyOf(JSON.stringify(body)) };
    const done = await sending.send(async () => {
      await http.post(`/api/temples/${temple.id}/corrections`, body, { headers });
      clear(blank);
    });
    if (done) setIsSent(true);
  };
  return {
    ...sending,
    fields,
    field,
    language,
    /** another fact, or the same one in another language, as it is on record */
    begin: (next: Correctable, chosen?: TextLanguage) => {
      sending.mend("field", "language", "value");
      change({ ...begun(next, chosen), ...(fields.noted !== "" && { note: "", noted: "" }) });
    },
    change: (changes: Partial<Fields>) => {
      sending.mend(...Object.keys(changes));
      // what the device said of its own position is not true of another one
      const isOther = fields.noted !== "" && changes.value !== undefined && changes.value !== fields.noted;
      change({ ...(isOther && { note: "", noted: "" }), ...(changes.note !== undefined && { noted: "" }), ...changes });
    },
    submit,
    sent: isSent,
  };
}
