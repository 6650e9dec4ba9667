import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "../forms/FormProblems";
import { type FieldTexts, useSending } from "../forms/useSending";
import { OwnProofFields } from "./OwnProofFields";

export type OwnProof = { currentPassword: string; code?: string };

type OwnProofFormProps = {
  /** Does what the form is for; a refusal is said here. */
  work: (proof: OwnProof, form: HTMLFormElement) => Promise<void>;
  button: string;
  onCancel: () => void;
  /** More fields, by what is wrong with each. */
  fields?: (errors: FieldTexts) => ReactNode;
};

/** What was typed into the `OwnProofFields` of a form. */
export function ownProofIn(form: HTMLFormElement): OwnProof {
  const fields = new FormData(form);
  const [currentPassword, code] = [String(fields.get("currentPassword") ?? ""), fields.get("code")];
  return { currentPassword, ...(code && { code: String(code) }) };
}

/** Asks for the password, and for a code where the account has codes, before something weighty. */
export function OwnProofForm({ work, button, onCancel, fields }: OwnProofFormProps) {
  const { t } = useTranslation();
  const { send, sending, failure, errors, attempt, onInput } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const proof = ownProofIn(form);
    await send(() => work(proof, form));
  };
  return (
    <form className="stack" noValidate onSubmit={submit} onInput={onInput}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <OwnProofFields errors={errors} autoFocus />
      {fields?.(errors)}
      <div className="row">
        <button type="submit" className="button" disabled={sending}>
          {button}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t("member.cancel")}
        </button>
      </div>
    </form>
  );
}
