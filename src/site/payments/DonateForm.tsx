import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatPaise, formatRupees } from "../../client/format";
import type { Me } from "../../contract/accounts";
import type { PaymentOptions } from "../../contract/payments";
import { parseRupees } from "../../domain/money";
import { useMe } from "../account/useMe";
import { FormField } from "../forms/FormField";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { useSite } from "../queries";
import { AmountField } from "./AmountField";
import { CauseField } from "./CauseField";
import { donationFields, quickAmounts } from "./checkDonation";
import { MethodField } from "./MethodField";
import { NotJoined } from "./NotJoined";
import { NotPayable } from "./NotPayable";
import { NoWorship } from "./NoWorship";
import { optionsQuery } from "./paymentQueries";
import { ChosenTemple, TempleField, useTemple } from "./TempleField";
import { TermsField } from "./TermsField";
import { type Donation, useDonation } from "./useDonation";
import { useDonationDraft } from "./useDonationDraft";

/** Support a Temple: whom, how much, from whom, by which way. `ways` is how one can pay here at all. */
export function DonateForm({ ways }: { ways: PaymentOptions }) {
  const { http } = useSite();
  const draft = useDonationDraft();
  const { templeId } = draft.fields;
  const { data: own } = useQuery({ ...optionsQuery(http, templeId), enabled: templeId !== "" });
  const here = (templeId && own) || ways;
  const gateways = here.gateways.map(({ name }) => name);
  const form = useDonation(draft, { gateways, needsTemple: !ways.payable });
  const isRefused = ways.gateways.length === 0 || (templeId !== "" && own?.payable === false);
  return <Fields form={form} ways={here} refused={isRefused} needsTemple={!ways.payable} />;
}

/** Where the acknowledgement goes: letters are written only to addresses that are confirmed, or for real money. */
function letterHint(me: Me | undefined, isTest: boolean) {
  if (me) return me.emailVerified ? "donate.emailHintOwn" : "donate.emailHintUnverified";
  return isTest ? "donate.emailHintTest" : "donate.emailHint";
}

type FieldsProps = { form: Donation; ways: PaymentOptions; refused: boolean; needsTemple: boolean };

function Fields({ form, ways, refused, needsTemple }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { fields, change, errorOf, submit, sending, failure, attempt } = form;
  const temple = useTemple(fields.templeId);
  const { data: me } = useMe();
  const problems = problemsOf(form.errors, (name) => {
    const field = name === "templeId" ? "temple" : donationFields.find((each) => each === name);
    return field && `${id}-${field}`;
  });
  const text = (name: "name" | "email" | "pan" | "dedication") => ({
    id: `${id}-${name}`,
    name,
    label: t(`donate.${name}`),
    value: fields[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const paise = parseRupees(fields.amount);
  const limits = {
    least: formatRupees(ways.minAmount, i18n.language),
    most: formatRupees(ways.maxAmount, i18n.language),
  };
  return (
    <form className="panel stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      {fields.templeId && temple ? (
        <ChosenTemple temple={temple} onChange={() => change({ templeId: "", temple: "", causeId: "" })} />
      ) : (
        <TempleField
          id={`${id}-temple`}
          label={t(needsTemple ? "payments.temple" : "payments.templeOptional")}
          hint={t(needsTemple ? "donate.templeHintNeeded" : "donate.templeHint")}
          error={errorOf("temple")}
          text={fields.temple}
          onType={(typed) => change({ temple: typed, templeId: "" })}
          onPick={(picked) => change({ temple: picked.name, templeId: String(picked.id) })}
        />
      )}
      {temple?.worship === "none" ? (
        <NoWorship temple={temple} />
      ) : refused ? (
        <NotPayable ways={ways} />
      ) : (
        <>
          <NotJoined ways={fields.templeId ? ways : undefined} wanted="donation" />
          <CauseField
            id={`${id}-causeId`}
            templeId={fields.templeId}
            value={fields.causeId}
            error={errorOf("causeId")}
            onChange={(causeId) => change({ causeId })}
          />
          <AmountField
            id={`${id}-amount`}
            value={fields.amount}
            error={errorOf("amount")}
            quick={quickAmounts}
            hint={t("donate.amountHint", limits)}
            onChange={(amount) => change({ amount })}
          />
          <div className="pair">
            <FormField {...text("name")} maxLength={120} autoComplete="name" />
            <FormField
              {...text("email")}
              hint={t(letterHint(me, ways.testMode))}
              type="email"
              maxLength={254}
              autoComplete="email"
            />
          </div>
          {ways.certifies && (
            <FormField {...text("pan")} hint={t("donate.panHint")} maxLength={10} autoComplete="off" />
          )}
          <FormField {...text("dedication")} hint={t("donate.dedicationHint")} maxLength={300} autoComplete="off" />
          <label className="tick">
            <input
              type="checkbox"
              checked={fields.anonymous === "yes"}
              onChange={({ currentTarget }) => change({ anonymous: currentTarget.checked ? "yes" : "" })}
            />
            {t("donate.anonymous")}
          </label>
          <MethodField
            id={`${id}-gateway`}
            gateways={form.gateways}
            value={form.gateway}
            onChange={(gateway) => change({ gateway })}
          />
          <TermsField id={`${id}-terms`} checked={form.agreed} error={errorOf("terms")} onChange={form.setAgreed} />
          <button type="submit" className="button wide" aria-disabled={sending}>
            {t(sending ? "donate.sending" : paise ? "donate.submitAmount" : "donate.submit", {
              amount: formatPaise(paise ?? 0, i18n.language),
            })}
          </button>
        </>
      )}
    </form>
  );
}
