import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { can } from "../../contract/roles";
import { RequireAccount } from "../account/RequireAccount";
import { Notice } from "../ui/Notice";

/** What is for pandits and admins alone; others read why not. */
export function ForPandits({ denied, children }: { denied: string; children: ReactNode }) {
  return (
    <RequireAccount stays>
      <Allowed denied={denied}>{children}</Allowed>
    </RequireAccount>
  );
}

function Allowed({ denied, children }: { denied: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { role } = useSession();
  // whose session ended while writing keeps the form; the server refuses what is sent
  if (role === "VISITOR" || can(role, "rituals")) return children;
  return (
    <Notice tone="bad" role="alert">
      <p>
        <b>{t("schedule.denied")}</b>
      </p>
      <p>{denied}</p>
    </Notice>
  );
}
