import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";

/** What is wrong with which field. */
export type FieldTexts = Readonly<Record<string, string>>;
type State = { sending: boolean; attempt: number; failure?: string; errors: FieldTexts };

/** The sending of a form: whether it is under way, why it was refused, and what is wrong with which field. */
export function useSending() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ sending: false, attempt: 0, errors: {} });
  const refuse = (failure: string, errors: FieldTexts = {}) =>
    setState(({ attempt }) => ({ sending: false, attempt: attempt + 1, failure, errors }));
  /** Does `work`, once at a time; when it fails says why, after `title` where there is one. Answers whether it went well. */
  const send = async (work: () => Promise<void>, title?: string): Promise<boolean> => {
    if (state.sending) return false;
    setState(({ attempt }) => ({ sending: true, attempt, errors: {} }));
    try {
      await work();
      setState(({ attempt }) => ({ sending: false, attempt, errors: {} }));
      return true;
    } catch (error) {
      const reason = errorText(error, t);
      refuse(title ? `${title} ${reason}` : reason, fieldTexts(error, t));
      return false;
    }
  };
  return { ...state, send, refuse };
}

function fieldTexts(error: unknown, t: (key: string) => string): FieldTexts {
  const errors = error instanceof HttpError ? (error.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, t(key)]));
}

export type Sending = ReturnType<typeof useSending>;
