import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { returnAddress } from "../../client/returnAddress";
import { readToken, session } from "../../client/session";
import { consoleHomes } from "../components/links";
import { useSending } from "../components/useSending";
import { useSite } from "../queries";

/**
 * A form that is answered with a token: sends its named fields to `path`, signs in, and goes on to where the person came
 * from, else to their own console or the home page. What was typed stays when it is refused; `title` begins the refusal.
 */
export function useTokenForm(path: string, title?: string) {
  const { http } = useSite();
  const navigate = useNavigate();
  const { send, ...state } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    await send(async () => {
      const { data } = await http.post(path, fields);
      session.signIn(String(data));
      const { search, origin } = window.location;
      const onwards = returnAddress(search, origin) ?? consoleHomes[readToken(String(data), Date.now()).role];
      // within this document where that can be: a device that stores nothing has the token here alone
      if (onwards?.startsWith("/admin")) window.location.assign(onwards);
      else navigate(onwards ?? "/", { replace: true });
    }, title);
  };
  return { submit, state, errors: state.errors };
}
