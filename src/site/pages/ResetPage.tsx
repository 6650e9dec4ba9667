import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { CodeField, NewPasswordField } from "../account/accountFields";
import { LinkToken } from "../account/LinkToken";
import { useTokenForm } from "../account/useTokenForm";
import { useHead } from "../head";

/** `/reset?token=`: the link of the mail, by which a new password is chosen; one is signed in with it. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("reset.title"), description: t("reset.lead") });
  const { submit, state, errors, asksCode } = useTokenForm("/api/auth/reset");
  return (
    <AuthPanel title={t("reset.title")} lead={t("reset.lead")}>
      <LinkToken missing={t("errors.link")}>
        {(token) => (
          <AccountForm state={state} onSubmit={submit} button={t("reset.submit")} busy={t("reset.sending")}>
            {token}
            <NewPasswordField errors={errors} label={t("reset.password")} />
            {asksCode && <CodeField errors={errors} autoFocus />}
          </AccountForm>
        )}
      </LinkToken>
      <p className="center">
        <Link to="/forgotten">{t("reset.another")}</Link>
      </p>
    </AuthPanel>
  );
}
