import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthPanel } from "../components/AuthPanel";
import { FormField } from "../components/FormField";
import { FormProblems } from "../components/FormProblems";
import { SuccessNote } from "../components/SuccessNote";
import { useSending } from "../components/useSending";
import { useHead } from "../head";
import { useSite } from "../queries";

/** `/forgotten`: a link to choose a new password is mailed; the answer is the same for every address. */
export function Page() {
  const { t } = useTranslation();
  const { http } = useSite();
  const [sent, setSent] = useState(false);
  const { send, sending, failure, errors, attempt } = useSending();
  useHead({ title: t("forgotten.title"), description: t("forgotten.lead") });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    setSent(await send(async () => void (await http.post("/api/auth/forgotten", { email }))));
  };
  return (
    <AuthPanel title={t("forgotten.title")} lead={t("forgotten.lead")}>
      <form className="stack" method="post" onSubmit={submit}>
        {sent && <SuccessNote>{t("forgotten.sent")}</SuccessNote>}
        {failure && <FormProblems title={failure} attempt={attempt} />}
        <FormField
          name="email"
          type="email"
          label={t("login.email")}
          autoComplete="username"
          required
          error={errors.email}
        />
        <button type="submit" className="button wide" disabled={sending}>
          {t(sending ? "forgotten.sending" : "forgotten.submit")}
        </button>
        <p className="center">
          <Link to="/login">{t("forgotten.back")}</Link>
        </p>
      </form>
    </AuthPanel>
  );
}
