import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { EmailField } from "../account/accountFields";
import { SuccessNote } from "../forms/SuccessNote";
import { useSending } from "../forms/useSending";
import { useHead } from "../head";
import { useSite } from "../queries";

/** `/forgotten`: a link to choose a new password is mailed; the answer is the same for every address. */
export function Page() {
  const { t } = useTranslation();
  const { http } = useSite();
  const [sent, setSent] = useState(0);
  const { send, ...state } = useSending();
  useHead({ title: t("forgotten.title"), description: t("forgotten.lead") });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    const done = await send(async () => void (await http.post("/api/auth/forgotten", { email })));
    setSent(done ? sent + 1 : 0);
  };
  return (
    <AuthPanel title={t("forgotten.title")} lead={t("forgotten.lead")}>
      {sent > 0 && <SuccessNote key={sent}>{t("forgotten.sent")}</SuccessNote>}
      <AccountForm state={state} onSubmit={submit} button={t("forgotten.submit")} busy={t("forgotten.sending")}>
        <EmailField errors={state.errors} />
      </AccountForm>
      <p className="center">
        <Link to="/login">{t("forgotten.back")}</Link>
      </p>
    </AuthPanel>
  );
}
