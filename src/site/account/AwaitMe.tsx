import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "../../contract/accounts";
import { Notice } from "../ui/Notice";
import { useMe } from "./useMe";

/** What is drawn of the account once it is here. */
export function AwaitMe({ children }: { children: (me: Me) => ReactNode }) {
  const { t } = useTranslation();
  const { data: me, error, refetch } = useMe();
  if (me) return children(me);
  if (!error)
    return (
      <p className="awaited" role="status">
        {t("loading")}
      </p>
    );
  return (
    <Notice tone="bad" role="alert">
      <p>{t("profile.failed")}</p>
      <button type="button" className="button small" onClick={() => void refetch()}>
        {t("retry")}
      </button>
    </Notice>
  );
}
