import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentIntent } from "../../contract/payments";
import type { GatewayName } from "../../contract/paymentWords";
import { useSending } from "../components/useSending";
import { useSite } from "../queries";
import { attemptKey } from "./attempts";
import { checkDonation, type DonationField, type DonationProblems, donationOf } from "./checkDonation";
import { openProvider } from "./provider";
import { tellPayer } from "./tellPayer";
import type { useDonationDraft } from "./useDonationDraft";

type Ways = { gateways: readonly GatewayName[]; needsTemple: boolean };

/** A donation while it is typed and sent: what is typed stays until it is paid. */
export function useDonation({ fields, change }: ReturnType<typeof useDonationDraft>, { gateways, needsTemple }: Ways) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<DonationProblems>({});
  const sending = useSending();
  const gateway = gateways.find((each) => each === fields.gateway) ?? gateways[0];

  const ask = async (body: ReturnType<typeof donationOf>): Promise<PaymentIntent> => {
    const headers = { "Idempotency-Key": attemptKey(JSON.stringify(body)) };
    const { data } = await http.post<PaymentIntent>("/api/payments/intent", body, { headers });
    const { amount, gateway: way, templeId, email } = body;
    // waited for: the page is left next, and takes its open calls with it
    await tellPayer(http, { type: "DONATION_INITIATED", email, data: { amount, gateway: way, templeId } });
    return data;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = checkDonation(fields, agreed, needsTemple);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return sending.refuse(t("errors.validation"));
    if (sending.sending || !gateway) return;
    const body = donationOf(fields, gateway, i18n.language);
    await openProvider(gateway, (go) => sending.send(async () => go(await ask(body)), t("donate.failed")));
  };
  const errorOf = (field: DonationField) => {
    const key = wrong[field];
    return key ? t(key) : sending.errors[field === "temple" ? "templeId" : field];
  };
  return { fields, change, agreed, setAgreed, gateways, gateway, errorOf, submit, ...sending };
}

export type Donation = ReturnType<typeof useDonation>;
