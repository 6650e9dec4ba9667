import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../../contract/accounts";
import type { PhoneCodeSent } from "../../contract/verification";
import { FormField } from "../forms/FormField";
import { FormProblems } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { useMeChanged } from "./useMe";

/** The number that text messages go to: a code is sent there first. */
export function PhoneForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const changed = useMeChanged();
  const { send, sending, failure, errors, attempt, onInput } = useSending();
  const [code, setCode] = useState<PhoneCodeSent>();
  const [fields, setFields] = useState({ phone: "", code: "" });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send(async () => {
      if (!code) return setCode((await http.post<PhoneCodeSent>("/api/users/me/phone", { phone: fields.phone })).data);
      changed((await http.post<Me>("/api/users/me/phone/confirm", { code: fields.code })).data);
      setCode(undefined);
      setFields({ phone: "", code: "" });
    });
  };
  const remove = () => send(async () => changed((await http.delete<Me>("/api/users/me/phone")).data));
  return (
    <form className="panel stack" aria-labelledby="phone-title" noValidate onSubmit={submit} onInput={onInput}>
      <h2 id="phone-title">{t("settings.phone")}</h2>
      <p className="soft">{t("settings.phoneText")}</p>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {me.phone && (
        <p>
          {t("settings.phoneVerified", { phone: me.phone })}{" "}
          <button type="button" className="button quiet small" aria-disabled={sending} onClick={() => void remove()}>
            {t("settings.phoneRemove")}
          </button>
        </p>
      )}
      {code ? (
        <>
          <p role="status">{t(code.code ? "settings.codeDemo" : "settings.codeSent", { ...code })}</p>
          <FormField
            name="code"
            label={t("settings.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            error={errors.code}
            value={fields.code}
            onChange={({ currentTarget }) => setFields({ ...fields, code: currentTarget.value })}
          />
        </>
      ) : (
        <FormField
          name="phone"
          label={t("settings.newPhone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          error={errors.phone}
          value={fields.phone}
          onChange={({ currentTarget }) => setFields({ ...fields, phone: currentTarget.value })}
        />
      )}
      <div className="row">
        <button type="submit" className="button" disabled={sending}>
          {t(code ? "settings.codeConfirm" : "settings.codeSend")}
        </button>
        {code && (
          <button type="button" className="button quiet" onClick={() => setCode(undefined)}>
            {t("settings.codeAgain")}
          </button>
        )}
      </div>
    </form>
  );
}
