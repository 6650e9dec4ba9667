import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { HttpError } from "../../client/errors";
import { returnAddress } from "../../client/returnAddress";
import { readToken, session } from "../../client/session";
import { useSending } from "../forms/useSending";
import { consoleHomes } from "../frame/links";
import { useSite } from "../queries";

/**
 * A form that is answered with a token: sends its named fields to `path`, signs in, and goes on to where the person came
 * from, else to their own console or the home page. What was typed stays when it is refused; `title` begins the refusal.
 * `asksCode` once the account turned out to have codes.
 */
export function useTokenForm(path: string, title?: string) {
  const { http } = useSite();
  const navigate = useNavigate();
  const { send, ...state } = useSending();
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    await send(async () => {
      const data = await tokenOf(http.post(path, fields));
      if (data === undefined) return setAsksCode(true);
      session.signIn(String(data));
      const { search, origin } = window.location;
      const onwards = returnAddress(search, origin) ?? consoleHomes[readToken(String(data), Date.now()).role];
      // within this document where that can be: a device that stores nothing has the token here alone
      if (onwards?.startsWith("/admin")) window.location.assign(onwards);
      else navigate(onwards ?? "/", { replace: true });
    }, title);
  };
  return { submit, state, errors: state.errors, asksCode };
}

/** The token that a call is answered with; nothing when the password was right and a code is asked for as well. */
async function tokenOf(call: Promise<{ data: unknown }>): Promise<unknown> {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof HttpError && error.key === "errors.codeRequired") return undefined;
    throw error;
  }
}
