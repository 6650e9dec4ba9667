import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { AuthPanel } from "../components/AuthPanel";
import { FormError } from "../components/FormError";
import { FormField } from "../components/FormField";
import { useTokenForm } from "../components/useTokenForm";
import { useHead } from "../head";

/** `/login` */
export function Page() {
  const { t } = useTranslation();
  const { search } = useLocation();
  useHead({ title: t("login.title"), description: t("login.lead"), canonical: "/login" });
  const { submit, sending, error, fieldErrors } = useTokenForm("/api/auth/login", (reason) =>
    t("login.failed", { reason }),
  );
  return (
    <AuthPanel title={t("login.title")} lead={t("login.lead")}>
      <form className="stack" method="post" onSubmit={submit}>
        <FormError text={error} />
        <FormField
          name="email"
          type="email"
          label={t("login.email")}
          autoComplete="username"
          required
          error={fieldErrors.email}
        />
        <FormField
          name="password"
          type="password"
          label={t("login.password")}
          autoComplete="current-password"
          required
          error={fieldErrors.password}
        />
        <button type="submit" className="button wide" disabled={sending}>
          {t(sending ? "login.sending" : "login.submit")}
        </button>
        <p className="center">
          <Link to={`/register${search}`}>{t("login.create")}</Link>
        </p>
        <p className="center">
          <Link to="/forgotten">{t("login.forgotten")}</Link>
        </p>
      </form>
    </AuthPanel>
  );
}
