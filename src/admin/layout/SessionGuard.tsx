import { useWarnAboutChange } from "@refinedev/core";
import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { Button, Modal } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { isLeaving, signInAddress } from "../providers/auth";

/**
 * The console is for signed-in people. A session that ends while something is unsaved keeps the screen: one signs in
 * beside it and saves then; otherwise the way leads to the sign-in page and back.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { role, userId } = useSession();
  const signedIn = role !== "VISITOR";
  const person = useRef(signedIn ? `${userId} ${role}` : "");
  const queries = useQueryClient();

  // what is being sent may still be refused
  const isUnsaved = [useWarnAboutChange().warnWhen, useIsMutating() > 0].includes(true);
  const held = useRef(false);
  held.current = signedIn ? isUnsaved : held.current;
  const keepsWork = Boolean(person.current) && held.current;
  useEffect(() => {
    if (!signedIn && !keepsWork && !isLeaving()) location.replace(signInAddress());
  }, [signedIn, keepsWork]);
  useEffect(() => {
    // another person's answers are not this person's
    if (signedIn && person.current && person.current !== `${userId} ${role}`) void queries.resetQueries();
    if (signedIn) person.current = `${userId} ${role}`;
  }, [signedIn, userId, role, queries]);

  if (!signedIn && !keepsWork) return null;
  return (
    <>
      {children}
      <SessionEnded open={!signedIn} />
    </>
  );
}

function SessionEnded({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Modal open={open} closable={false} footer={null} title={t("session.ended")} zIndex={2000}>
      <p>{t("session.keep")}</p>
      <Button type="primary" href="/login" target="_blank" rel="noopener">
        {t("session.signIn")}
      </Button>
    </Modal>
  );
}
