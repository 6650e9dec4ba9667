import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { AuthPanel } from "../components/AuthPanel";
import { FormError } from "../components/FormError";
import { FormField } from "../components/FormField";
import { Notice } from "../components/Notice";
import { useTokenForm } from "../components/useTokenForm";
import { useHead } from "../head";

/** `/reset?token=`: the link of the mail, by which a new password is chosen; one is signed in with it. */
export function Page() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  useHead({ title: t("reset.title"), description: t("reset.lead") });
  const { submit, sending, error, fieldErrors } = useTokenForm("/api/auth/reset");
  return (
    <AuthPanel title={t("reset.title")} lead={t("reset.lead")}>
      {token ? (
        <form className="stack" method="post" onSubmit={submit}>
          <FormError text={error} />
          <input type="hidden" name="token" value={token} />
          <FormField
            name="password"
            type="password"
            label={t("reset.password")}
            hint={t("register.passwordHint")}
            autoComplete="new-password"
            minLength={8}
            maxLength={200}
            required
            error={fieldErrors.password}
          />
          <button type="submit" className="button wide" disabled={sending}>
            {t(sending ? "reset.sending" : "reset.submit")}
          </button>
        </form>
      ) : (
        <Notice tone="bad">{t("errors.link")}</Notice>
      )}
      <p className="center">
        <Link to="/forgotten">{t("reset.another")}</Link>
      </p>
    </AuthPanel>
  );
}
