import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../../contract/accounts";
import type { VerificationSent } from "../../contract/verification";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { EmailField } from "./accountFields";
import { LetterSent } from "./LetterSent";
import { OwnProofFields } from "./OwnProofFields";
import { ownProofIn } from "./OwnProofForm";

/** Another address for the account: it counts once its owner has followed the link that is sent there. */
export function EmailForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, errors, attempt, onInput } = useSending();
  const [letter, setLetter] = useState<VerificationSent>();
  const [email, setEmail] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLetter(undefined);
    const proof = ownProofIn(event.currentTarget);
    await send(async () => {
      setLetter((await http.put<VerificationSent>("/api/users/me/email", { email, ...proof })).data);
      setEmail("");
    }, t("settings.failed"));
  };
  return (
    <form className="panel stack" aria-labelledby="email-title" noValidate onSubmit={submit} onInput={onInput}>
      <h2 id="email-title">{t("settings.email")}</h2>
      <p className="soft">
        {t(me.emailVerified ? "settings.emailVerified" : "settings.emailUnverified", { email: me.email })}
      </p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {letter && <LetterSent letter={letter} />}
      <EmailField
        errors={errors}
        label={t("settings.newEmail")}
        hint={t("settings.newEmailHint")}
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {email && <OwnProofFields errors={errors} />}
      <button type="submit" className="button" disabled={sending}>
        {t(sending ? "member.saving" : "settings.sendLetter")}
      </button>
    </form>
  );
}
