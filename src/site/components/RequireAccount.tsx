import { type ReactNode, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { session } from "../../client/session";
import { useSession } from "../../client/useSession";
import { HeadContext } from "../head";
import { NeedsScripts } from "./NeedsScripts";
import { Notice } from "./Notice";

type RequireAccountProps = {
  /** Whether what is shown may stay when the session ends meanwhile: only where it is nobody's own. */
  stays?: boolean;
  children: ReactNode;
};

/** Shows its children to who is signed in; sends anyone else to log in and back. What was typed waits in its draft. */
export function RequireAccount({ stays = false, children }: RequireAccountProps) {
  const { t } = useTranslation();
  const slot = useContext(HeadContext);
  if (slot) slot.isForMembers = true;
  const { role } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedIn = role !== "VISITOR";
  const login = `/login?to=${encodeURIComponent(pathname + search)}`;
  useEffect(() => {
    // while the page comes alive it is drawn as for a visitor: only the device knows better by now
    if (isSignedIn || session.get().role !== "VISITOR") setWasSignedIn(true);
    else if (!wasSignedIn) navigate(login, { replace: true });
  }, [isSignedIn, wasSignedIn, login, navigate]);

  if (!wasSignedIn) {
    return (
      <>
        <NeedsScripts />
        <p className="soft awaited">{t("loading")}</p>
      </>
    );
  }
  return (
    <>
      {!isSignedIn && (
        <Notice tone="warn" role="alert">
          <p>
            {t("errors.unauthorized")} {t("member.kept")}
          </p>
          <Link className="button small" to={login}>
            {t("nav.signIn")}
          </Link>
        </Notice>
      )}
      {(isSignedIn || stays) && children}
    </>
  );
}
