import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { RecoveryCodes, TotpSecret } from "../../contract/secondFactor";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { CodeField } from "./accountFields";
import { QrCode } from "./QrCode";

type TotpSetupProps = { made: TotpSecret; onDone: (codes: string[]) => void; onCancel: () => void };

/** The secret to be scanned or typed into the authenticator app, and the first code that shows it got there. */
export function TotpSetup({ made, onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation();
  const { http } = useSite();
  const { send, sending, failure, errors, attempt } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("code");
    await send(async () => {
      const { data } = await http.post<RecoveryCodes>("/api/users/me/totp/confirm", { code });
      onDone(data.recoveryCodes);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <p>{t("twoStep.scan")}</p>
      <QrCode text={made.uri} label={t("twoStep.qr")} />
      <p>
        {t("twoStep.orType")} <code className="secret-text">{made.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <CodeField errors={errors} hint={t("twoStep.firstCode")} autoFocus />
      <div className="row">
        <button type="submit" className="button" disabled={sending}>
          {t("twoStep.confirm")}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t("member.cancel")}
        </button>
      </div>
    </form>
  );
}
