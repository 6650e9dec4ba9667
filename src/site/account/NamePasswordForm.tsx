import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangedMe, Me } from "../../contract/accounts";
import { FormProblems } from "../forms/FormProblems";
import { SuccessNote } from "../forms/SuccessNote";
import { useDraft } from "../forms/useDraft";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { CodeField, CurrentPasswordField, NameField, NewPasswordField } from "./accountFields";
import { useMeChanged } from "./useMe";
import { useTotp } from "./useTotp";

const noPasswords = { password: "", currentPassword: "", code: "" };

/** Name and new password; the present one is asked for only when a new one is typed. Passwords are kept nowhere. */
export function NamePasswordForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const changed = useMeChanged();
  const { fields, change, clear } = useDraft(`settings ${me.id}`, { name: me.name });
  const [passwords, setPasswords] = useState(noPasswords);
  const [saved, setSaved] = useState(0);
  const { send, sending, failure, errors, attempt, onInput } = useSending();
  const { password, currentPassword, code } = passwords;
  const asksCode = useTotp().data?.on || errors.code !== undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: fields.name, ...(password && { password, currentPassword, ...(code && { code }) }) };
    const done = await send(async () => {
      const { data } = await http.put<ChangedMe>("/api/users/me", body);
      changed(data);
      clear({ name: data.name });
      setPasswords(noPasswords);
    }, t("settings.failed"));
    setSaved(done ? saved + 1 : 0);
  };
  return (
    <form noValidate className="panel stack" aria-labelledby="name-title" onSubmit={submit} onInput={onInput}>
      <h2 id="name-title">{t("settings.nameAndPassword")}</h2>
      {saved > 0 && <SuccessNote key={saved}>{t("settings.saved")}</SuccessNote>}
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <NameField
        errors={errors}
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <NewPasswordField
        errors={errors}
        label={t("settings.newPassword")}
        hint={t("settings.newPasswordHint")}
        required={false}
        value={password}
        onChange={({ currentTarget }) => setPasswords({ ...passwords, password: currentTarget.value })}
      />
      {password && (
        <CurrentPasswordField
          errors={errors}
          value={currentPassword}
          onChange={({ currentTarget }) => setPasswords({ ...passwords, currentPassword: currentTarget.value })}
        />
      )}
      {password && asksCode && (
        <CodeField
          errors={errors}
          value={code}
          onChange={({ currentTarget }) => setPasswords({ ...passwords, code: currentTarget.value })}
        />
      )}
      <button type="submit" className="button" disabled={sending}>
        {t(sending ? "member.saving" : "member.save")}
      </button>
    </form>
  );
}
