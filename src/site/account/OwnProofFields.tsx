import type { FieldTexts } from "../forms/useSending";
import { CodeField, CurrentPasswordField } from "./accountFields";
import { useTotp } from "./useTotp";

/** The fields by which the owner is known: the password and, where the account has codes, a code. */
export function OwnProofFields({ errors, autoFocus }: { errors: FieldTexts; autoFocus?: boolean }) {
  const asksCode = useTotp().data?.on || errors.code !== undefined;
  return (
    <>
      <CurrentPasswordField errors={errors} autoFocus={autoFocus} />
      {asksCode && <CodeField errors={errors} />}
    </>
  );
}
