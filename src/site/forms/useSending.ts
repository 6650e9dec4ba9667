import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";

/** What is wrong with which field. */
export type FieldTexts = Readonly<Record<string, string>>;
type State = { sending: boolean; attempt: number; failure?: string; errors: FieldTexts };

/** Whether `title` also begins a refusal that names fields; what is wrong with a field is no failure of a payment. */
type Saying = { titleForFields?: boolean };

/** The sending of a form: whether it is under way, why it was refused, and what is wrong with which field. */
export function useSending() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ sending: false, attempt: 0, errors: {} });
  const refuse = (failure: string, errors: FieldTexts = {}) =>
    setState(({ attempt }) => ({ sending: false, attempt: attempt + 1, failure, errors }));
  /** Does `work`, once at a time; when it fails says why, after `title` where there is one. Answers whether it went well. */
  const send = async (work: () => Promise<void>, title?: string, { titleForFields = true }: Saying = {}) => {
    if (state.sending) return false;
    setState(({ attempt }) => ({ sending: true, attempt, errors: {} }));
    try {
      await work();
      setState(({ attempt }) => ({ sending: false, attempt, errors: {} }));
      return true;
    } catch (error) {
      const reason = errorText(error, t);
      const errors = fieldTexts(error, t);
      const isTitled = title && (titleForFields || Object.keys(errors).length === 0);
      refuse(isTitled ? `${title} ${reason}` : reason, errors);
      return false;
    }
  };
  /** Takes back what was said of these fields, which are being mended; with the last of it what was said of the form. */
  const mend = (...names: string[]) =>
    setState((before) => {
      const left = Object.entries(before.errors).filter(([field]) => !names.some((name) => isPartOf(field, name)));
      if (left.length === Object.keys(before.errors).length) return before;
      const { failure, ...rest } = before;
      return { ...rest, errors: Object.fromEntries(left), ...(left.length > 0 && { failure }) };
    });
  /** For a form element: a field that is typed into is being mended. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element) mend(target.getAttribute("name") ?? "");
  };
  /** What is wrong with a field, or with the first wrong part of it. */
  const errorOf = (name: string): string | undefined =>
    state.errors[name] ?? Object.entries(state.errors).find(([field]) => isPartOf(field, name))?.[1];
  return { ...state, send, refuse, mend, onInput, errorOf };
}

/** `devotees.2` is a part of `devotees`. */
const isPartOf = (field: string, name: string) => field === name || field.startsWith(`${name}.`);

function fieldTexts(error: unknown, t: (key: string) => string): FieldTexts {
  const errors = error instanceof HttpError ? (error.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, t(key)]));
}

export type Sending = ReturnType<typeof useSending>;
