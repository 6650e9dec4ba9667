import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { EmailField, NameField, NewPasswordField } from "../account/accountFields";
import { useTokenForm } from "../account/useTokenForm";
import { useHead } from "../head";

const roles = ["DEVOTEE", "PANDIT", "ADMIN"] as const;

/** `/register`: the account is always a devotee's; the other roles are asked for and decided by people. */
export function Page() {
  const { t } = useTranslation();
  const { search } = useLocation();
  useHead({ title: t("register.title"), description: t("register.lead"), canonical: "/register" });
  const { submit, state, errors } = useTokenForm("/api/auth/register", t("register.failed"));
  const labels: Readonly<Record<string, string>> = {
    name: t("register.name"),
    email: t("login.email"),
    password: t("login.password"),
  };
  const wrong = Object.entries(errors);
  const isOne = wrong.length === 1;
  // a single one is said at once: the address has an account
  const failure = isOne ? (errors.email ?? state.failure) : wrong.length > 1 ? t("register.failed") : state.failure;
  const problems = wrong.map(([field, text]) => ({ text: `${labels[field] ?? field}: ${text}`, field }));
  return (
    <AuthPanel title={t("register.title")} lead={t("register.lead")}>
      <AccountForm
        state={{ ...state, failure }}
        problems={isOne ? undefined : problems}
        onSubmit={submit}
        button={t("register.submit")}
        busy={t("register.sending")}
      >
        <NameField id="name" errors={errors} />
        <EmailField id="email" errors={errors} autoComplete="email" />
        <NewPasswordField id="password" errors={errors} />
        <RoleChoice />
      </AccountForm>
      <p className="center">
        {t("register.already")} <Link to={`/login${search}`}>{t("nav.signIn")}</Link>
      </p>
    </AuthPanel>
  );
}

function RoleChoice() {
  const { t } = useTranslation();
  const [role, setRole] = useState<(typeof roles)[number]>("DEVOTEE");
  return (
    <>
      <fieldset className="roles">
        <legend>{t("register.role")}</legend>
        {roles.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="role" value={each} checked={each === role} onChange={() => setRole(each)} />
            <span>
              <b>{t(`register.roles.${each}`)}</b>
              <small className="soft">{t(`register.roleNotes.${each}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="soft" role="status">
        {role !== "DEVOTEE" && t("register.requestNote")}
      </p>
    </>
  );
}
