import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../../contract/accounts";
import type { VerificationSent } from "../../contract/verification";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { Notice } from "../ui/Notice";
import { LetterSent } from "./LetterSent";

/** That nobody has confirmed the account's address yet, what follows from that, and the letter once more. */
export function UnverifiedNote({ me: { email, emailVerified } }: { me: Me }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, attempt } = useSending();
  const [letter, setLetter] = useState<VerificationSent>();
  if (emailVerified) return null;
  const again = () =>
    send(async () => setLetter((await http.post<VerificationSent>("/api/users/me/verification")).data));
  return (
    <Notice tone="note">
      <p>{t("member.unverified.text", { email })}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {letter && <LetterSent letter={letter} />}
      <button type="button" className="button quiet small" aria-disabled={sending} onClick={() => void again()}>
        {t(sending ? "member.unverified.sending" : "member.unverified.send")}
      </button>
    </Notice>
  );
}
