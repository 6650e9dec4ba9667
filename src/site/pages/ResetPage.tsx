import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AccountForm } from "../account/AccountForm";
import { NewPasswordField } from "../account/accountFields";
import { LinkToken } from "../account/LinkToken";
import { useTokenForm } from "../account/useTokenForm";
import { AuthPanel } from "../components/AuthPanel";
import { useHead } from "../head";

/** `/reset?token=`: the link of the mail, by which a new password is chosen; one is signed in with it. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("reset.title"), description: t("reset.lead") });
  const { submit, state, errors } = useTokenForm("/api/auth/reset");
  return (
    <AuthPanel title={t("reset.title")} lead={t("reset.lead")}>
      <LinkToken missing={t("errors.link")}>
        {(token) => (
          <AccountForm state={state} onSubmit={submit} button={t("reset.submit")} busy={t("reset.sending")}>
            {token}
            <NewPasswordField errors={errors} label={t("reset.password")} />
          </AccountForm>
        )}
      </LinkToken>
      <p className="center">
        <Link to="/forgotten">{t("reset.another")}</Link>
      </p>
    </AuthPanel>
  );
}
