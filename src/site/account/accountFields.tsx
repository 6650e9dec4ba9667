import { useTranslation } from "react-i18next";
import { FormField, type FormFieldProps } from "../forms/FormField";
import type { FieldTexts } from "../forms/useSending";

/** A field of an account's forms: what is wrong with it is looked up by its name; anything else may be said anew. */
type AccountFieldProps = Partial<FormFieldProps> & { errors: FieldTexts };

export function NameField({ errors, ...more }: AccountFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="name"
      label={t("register.name")}
      autoComplete="name"
      maxLength={120}
      required
      error={errors.name}
      {...more}
    />
  );
}

export function EmailField({ errors, ...more }: AccountFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="email"
      type="email"
      label={t("login.email")}
      autoComplete="username"
      maxLength={254}
      required
      error={errors.email}
      {...more}
    />
  );
}

/** A password that is chosen now. */
export function NewPasswordField({ errors, ...more }: AccountFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="password"
      type="password"
      label={t("login.password")}
      hint={t("register.passwordHint")}
      autoComplete="new-password"
      minLength={8}
      maxLength={200}
      required
      error={errors.password}
      {...more}
    />
  );
}

/** The password of now, typed once more before something weighty. */
export function CurrentPasswordField({ errors, ...more }: AccountFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="currentPassword"
      type="password"
      label={t("settings.currentPassword")}
      autoComplete="current-password"
      maxLength={200}
      required
      error={errors.currentPassword}
      {...more}
    />
  );
}

/** A code of the authenticator app, or one of the recovery codes. */
export function CodeField({ errors, ...more }: AccountFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField
      name="code"
      label={t("login.code")}
      hint={t("login.codeHint")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      error={errors.code}
      {...more}
    />
  );
}
