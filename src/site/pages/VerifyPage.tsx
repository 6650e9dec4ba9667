import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../client/useSession";
import type { VerifiedEmail } from "../../contract/verification";
import { AccountForm } from "../account/AccountForm";
import { AuthPanel } from "../account/AuthPanel";
import { LinkToken } from "../account/LinkToken";
import { SuccessNote } from "../forms/SuccessNote";
import { useSending } from "../forms/useSending";
import { useHead } from "../head";
import { useSite } from "../queries";

/** `/verify?token=`: the link of the letter. It is used up by the button alone: programs that scan mail open links. */
export function Page() {
  const { t } = useTranslation();
  const { http } = useSite();
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const [verified, setVerified] = useState<string>();
  const { send, ...state } = useSending();
  useHead({ title: t("verify.title"), description: t("verify.lead") });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = new FormData(event.currentTarget).get("token");
    await send(async () => {
      const { data } = await http.post<VerifiedEmail>("/api/auth/verify", { token });
      setVerified(data.email);
      await queryClient.invalidateQueries(["me"]);
    });
  };
  return (
    <AuthPanel title={t("verify.title")} lead={t("verify.lead")}>
      {verified === undefined ? (
        <LinkToken missing={t("errors.link")}>
          {(token) => (
            <AccountForm state={state} onSubmit={submit} button={t("verify.submit")} busy={t("verify.sending")}>
              {token}
            </AccountForm>
          )}
        </LinkToken>
      ) : (
        <SuccessNote>{t("verify.done", { email: verified })}</SuccessNote>
      )}
      <p className="center">
        {userId === undefined ? (
          <Link to="/login">{t("nav.signIn")}</Link>
        ) : (
          <Link to="/settings">{t("verify.toSettings")}</Link>
        )}
      </p>
    </AuthPanel>
  );
}
