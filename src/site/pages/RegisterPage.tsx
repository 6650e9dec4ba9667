import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthPanel } from "../components/AuthPanel";
import { FormError } from "../components/FormError";
import { FormField } from "../components/FormField";
import { useTokenForm } from "../components/useTokenForm";
import { useHead } from "../head";

const roles = ["DEVOTEE", "PANDIT", "ADMIN"] as const;

/** `/register`: the account is always a devotee's; the other roles are asked for and decided by people. */
export function Page() {
  const { t } = useTranslation();
  const [role, setRole] = useState<(typeof roles)[number]>("DEVOTEE");
  useHead({ title: t("register.title"), description: t("register.lead"), canonical: "/register" });
  const { submit, sending, error, fieldErrors } = useTokenForm("/api/auth/register");
  return (
    <AuthPanel title={t("register.title")} lead={t("register.lead")}>
      <form className="stack" method="post" onSubmit={submit}>
        <FormError text={error} />
        <FormField
          name="name"
          label={t("register.name")}
          autoComplete="name"
          maxLength={120}
          required
          error={fieldErrors.name}
        />
        <FormField
          name="email"
          type="email"
          label={t("login.email")}
          autoComplete="email"
          required
          error={fieldErrors.email}
        />
        <FormField
          name="password"
          type="password"
          label={t("login.password")}
          hint={t("register.passwordHint")}
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          required
          error={fieldErrors.password}
        />
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
        <button type="submit" className="button wide" disabled={sending}>
          {t(sending ? "register.sending" : "register.submit")}
        </button>
        <p className="center">
          {t("register.already")} <Link to="/login">{t("nav.signIn")}</Link>
        </p>
      </form>
    </AuthPanel>
  );
}
