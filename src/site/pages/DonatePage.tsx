import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { NeedsScripts } from "../forms/NeedsScripts";
import { useHead } from "../head";
import type { LoadContext } from "../page";
import { DonateForm } from "../payments/DonateForm";
import { optionsQuery } from "../payments/paymentQueries";
import { TestMode } from "../payments/TestMode";
import { Unread } from "../payments/Unread";
import { useSite } from "../queries";
import "../styles/contribute.css";
import "../styles/member.css";
import "../styles/payments.css";

export async function load({ queryClient, http }: LoadContext): Promise<undefined> {
  await queryClient.prefetchQuery(optionsQuery(http));
}

/** `/donate`: supports a temple. */
export function Page() {
  const { t } = useTranslation();
  const { http } = useSite();
  useHead({ title: t("donate.title"), description: t("donate.lead"), canonical: "/donate" });
  const { data: ways, error, refetch } = useQuery(optionsQuery(http));
  // what was typed before is known to this device alone
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return (
    <div className="wrap member pay">
      <h1>{t("donate.title")}</h1>
      <p className="soft">{t("donate.lead")}</p>
      {ways?.testMode && <TestMode />}
      <NeedsScripts />
      {isHere && ways && <DonateForm ways={ways} />}
      {!(isHere && ways) && <Unread error={ways ? null : error} onRetry={() => void refetch()} />}
    </div>
  );
}
