import { useTranslation } from "react-i18next";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { EmailField, NameField, NewPasswordField } from "../account/accountFields";
import { LinkToken } from "../account/LinkToken";
import { useTokenForm } from "../account/useTokenForm";
import { useHead } from "../head";

/** `/setup?token=`: the one-time link by which the first super admin chooses name and password. */
export function Page() {
  const { t } = useTranslation();
  useHead({ title: t("setup.title"), description: t("setup.lead") });
  const { submit, state, errors } = useTokenForm("/api/auth/setup");
  return (
    <AuthPanel title={t("setup.title")} lead={t("setup.lead")}>
      <LinkToken missing={t("setup.noToken")}>
        {(token) => (
          <AccountForm state={state} onSubmit={submit} button={t("setup.submit")} busy={t("register.sending")}>
            {token}
            <NameField errors={errors} />
            <EmailField errors={errors} autoComplete="email" />
            <NewPasswordField errors={errors} />
          </AccountForm>
        )}
      </LinkToken>
    </AuthPanel>
  );
}
