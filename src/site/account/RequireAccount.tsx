import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { session } from "../../client/session";
import { useSession } from "../../client/useSession";
import { NeedsScripts } from "../forms/NeedsScripts";
import { Notice } from "../ui/Notice";

type RequireAccountProps = {
  /** Whether what is shown may stay when the session ends meanwhile: only where it is nobody's own. */
  stays?: boolean;
  children: ReactNode;
};

/**
 * Shows its children to who is signed in; sends anyone else to log in and back. Whose session ends over something typed
 * stays with it, is told so, and finds it again in its draft.
 */
export function RequireAccount({ stays = false, children }: RequireAccountProps) {
  const { t } = useTranslation();
  const { role, isSpent, expiresAtMs } = useSession();
  useExpiry(expiresAtMs);
  const hasTyped = useHasTyped();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedIn = role !== "VISITOR";
  const login = `/login?to=${encodeURIComponent(pathname + search)}`;
  useEffect(() => {
    // the first drawing is the server's, for a visitor: only the device knows of a session
    if (isSignedIn || session.get().role !== "VISITOR") setWasSignedIn(true);
    else if (!wasSignedIn || (isSpent && !hasTyped.current)) navigate(login, { replace: true });
  }, [isSignedIn, wasSignedIn, isSpent, hasTyped, login, navigate]);

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

/** Whether anything was typed or chosen since the page was opened. */
function useHasTyped() {
  const hasTyped = useRef(false);
  useEffect(() => {
    const note = () => {
      hasTyped.current = true;
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, []);
  return hasTyped;
}

/** The longest wait a timer takes, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Ends the session when its token runs out, and not only when the next call is refused. */
function useExpiry(expiresAtMs: number | undefined): void {
  useEffect(() => {
    if (expiresAtMs === undefined) return undefined;
    const waitMs = expiresAtMs - Date.now();
    if (waitMs > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(session.expire, waitMs);
    return () => clearTimeout(timer);
  }, [expiresAtMs]);
}
