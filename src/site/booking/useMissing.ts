import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * What a form still lacks, by the names of its fields. Sent without it, the form says so beside each of them until it
 * is there, and the keyboard goes to the first.
 */
export function useMissing(missing: readonly string[]) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    if (told.length > 0) form.current?.querySelector<HTMLElement>(".wrong :is(input:enabled, textarea)")?.focus();
  }, [told]);
  /** Says what is missing; false when nothing is. */
  const tell = () => {
    setTold([...missing]);
    return missing.length > 0;
  };
  const errorOf = (name: string) => (told.includes(name) && missing.includes(name) ? t("errors.required") : undefined);
  return { form, tell, errorOf };
}
