import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { errorText, HttpError } from "../../client/errors";
import { returnAddress } from "../../client/returnAddress";
import { readToken, session } from "../../client/session";
import { useSite } from "../queries";
import { consoleHomes } from "./links";

/**
 * A form that is answered with a token: sends its named fields to `path`, signs in, and goes on to where the person came
 * from, else to their own console or the home page. What was typed stays when it is refused. `word` words the refusal.
 */
export function useTokenForm(path: string, word?: (reason: string) => string) {
  const { t } = useTranslation();
  const { http } = useSite();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setError(undefined);
    setFieldErrors({});
    try {
      const { data } = await http.post(path, Object.fromEntries(new FormData(event.currentTarget)));
      session.signIn(String(data));
      const { search, origin } = window.location;
      const onwards = returnAddress(search, origin) ?? consoleHomes[readToken(String(data), Date.now()).role];
      if (onwards) window.location.assign(onwards);
      else navigate("/");
    } catch (failure) {
      const reason = errorText(failure, t);
      setError(word ? word(reason) : reason);
      setFieldErrors(failure instanceof HttpError ? wordsOf(failure, t) : {});
      setSending(false);
    }
  };
  return { submit, sending, error, fieldErrors };
}

function wordsOf({ errors = {} }: HttpError, t: (key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, t(key)]));
}
