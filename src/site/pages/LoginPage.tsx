import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { CodeField, EmailField } from "../account/accountFields";
import { useTokenForm } from "../account/useTokenForm";
import { FormField } from "../forms/FormField";
import { useHead } from "../head";
import { Notice } from "../ui/Notice";

/** `/login` */
export function Page() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isSentHere = new URLSearchParams(search).has("to"); // a page that is for members sent the visitor here
  useHead({ title: t("login.title"), description: t("login.lead"), canonical: "/login" });
  const { submit, state, errors, asksCode } = useTokenForm("/api/auth/login", t("login.failed"));
  return (
    <AuthPanel title={t("login.title")} lead={t("login.lead")}>
      {isSentHere && <Notice tone="note">{t("errors.unauthorized")}</Notice>}
      <AccountForm state={state} onSubmit={submit} button={t("login.submit")} busy={t("login.sending")}>
        <EmailField errors={errors} />
        <FormField
          name="password"
          type="password"
          label={t("login.password")}
          autoComplete="current-password"
          required
          error={errors.password}
        />
        {asksCode && <CodeField errors={errors} autoFocus />}
      </AccountForm>
      <p className="center">
        <Link to={`/register${search}`}>{t("login.create")}</Link>
      </p>
      <p className="center">
        <Link to="/forgotten">{t("login.forgotten")}</Link>
      </p>
    </AuthPanel>
  );
}
