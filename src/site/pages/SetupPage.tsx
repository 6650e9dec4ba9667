import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { AuthPanel } from "../components/AuthPanel";
import { FormError } from "../components/FormError";
import { FormField } from "../components/FormField";
import { Notice } from "../components/Notice";
import { useTokenForm } from "../components/useTokenForm";
import { useHead } from "../head";

/** `/setup?token=`: the one-time link by which the first super admin chooses name and password. */
export function Page() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  useHead({ title: t("setup.title"), description: t("setup.lead") });
  const { submit, sending, error, fieldErrors } = useTokenForm("/api/auth/setup");
  return (
    <AuthPanel title={t("setup.title")} lead={t("setup.lead")}>
      {token ? (
        <form className="stack" method="post" onSubmit={submit}>
          <FormError text={error} />
          <input type="hidden" name="token" value={token} />
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
          <button type="submit" className="button wide" disabled={sending}>
            {t(sending ? "register.sending" : "setup.submit")}
          </button>
        </form>
      ) : (
        <Notice tone="bad">{t("setup.noToken")}</Notice>
      )}
    </AuthPanel>
  );
}
