import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { paiseOf } from "../../domain/money";
import { FormArea } from "../forms/FormArea";
import { FormField } from "../forms/FormField";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { MethodField } from "../payments/MethodField";
import { NotPayable } from "../payments/NotPayable";
import { optionsQuery } from "../payments/paymentQueries";
import { TestMode } from "../payments/TestMode";
import { useSite } from "../queries";
import { inWordsOf } from "../temple/recordWording";
import { FailedRead } from "../ui/FailedRead";
import { Notice } from "../ui/Notice";
import { AmountLines } from "./AmountLines";
import { Answers } from "./Answers";
import { type BookingFields, dakshinaOf, poojaIdOf } from "./draft";
import { HoldClock } from "./HoldClock";
import { Rules } from "./Rules";
import { StillNeeded } from "./StillNeeded";
import type { BookingDraft } from "./useBookingDraft";
import { useMissing } from "./useMissing";
import { useSendBooking } from "./useSendBooking";

/** What is typed on this step, by the names of the call. */
const typed = ["name", "phone", "devotees", "gotra", "nakshatra", "amount", "dakshina", "gateway"] as const;

/** The traditions in which a rite is done under somebody's gotra and nakshatra; a temple of none is like a Hindu one. */
const hasGotras: ReadonlySet<string | null> = new Set(["Hindu", "Jain", null]);

type PayStepProps = { draft: BookingDraft; temple: PublicTemple; onBack: () => void; onTaken: () => void };

/** Who books and pays, for whom, how much; then what was typed, to be checked. */
export function PayStep({ draft, temple, onBack, onTaken }: PayStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const { http } = useSite();
  const { fields } = draft;
  const pooja = temple.poojaDetails.find((each) => each.id === poojaIdOf(fields));
  const pricePaise = paiseOf(pooja?.charges ?? 0) ?? 0;
  const { data: ways, error: unread, refetch } = useQuery(optionsQuery(http, String(temple.id)));
  const gateways = ways?.gateways.map(({ name }) => name) ?? [];
  const gateway = gateways.find((each) => each === fields.gateway) ?? gateways[0];
  const form = useSendBooking(draft, { pricePaise, gateway, onTaken });
  const { errors, failure, attempt, sending, errorOf } = form;
  const change = (changes: Partial<BookingFields>) => {
    const names = Object.keys(changes);
    form.mend(...names, ...(names.includes("dakshina") ? ["amount"] : []));
    draft.change(changes);
  };

  const dakshina = dakshinaOf(fields);
  const total = pricePaise + (dakshina ?? 0);
  const isPayable = total === 0 || (ways?.payable === true && gateway !== undefined);
  const missing = (["name", "phone", "dakshina"] as const).filter((name) =>
    name === "dakshina" ? dakshina === undefined : fields[name].trim() === "",
  );
  const needed = useMissing(missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!needed.tell() && isPayable) void form.submit(event);
  };
  const text = (name: "name" | "phone" | "gotra" | "nakshatra" | "devotees") => ({
    id: `${id}-${name}`,
    name,
    label: t(`booking.${name}`),
    value: fields[name],
    error: errorOf(name) ?? needed.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const problems = problemsOf(errors, (name) => {
    const field = typed.find((each) => name === each || name.startsWith(`${each}.`));
    return field && `${id}-${field === "dakshina" ? "amount" : field}`;
  });
  return (
    <form className="panel stack" noValidate onSubmit={submit} ref={needed.form}>
      {ways?.testMode && total > 0 && <TestMode />}
      {failure && <FormProblems title={failure} problems={problems} attempt={attempt} />}
      <HoldClock draft={draft} onTaken={onTaken} />
      <h2>{t("booking.payer")}</h2>
      <FormField {...text("name")} required maxLength={120} autoComplete="name" />
      <FormField
        {...text("phone")}
        hint={t("booking.phoneHint")}
        type="tel"
        inputMode="tel"
        required
        maxLength={30}
        autoComplete="tel"
      />
      <h2>{inWordsOf(t, temple.tradition, "booking.sankalp")}</h2>
      <p className="soft">{inWordsOf(t, temple.tradition, "booking.sankalpText")}</p>
      <FormArea {...text("devotees")} hint={t("booking.devoteesHint")} rows={3} maxLength={1_500} />
      {hasGotras.has(temple.tradition) && (
        <>
          <FormField {...text("gotra")} maxLength={80} autoComplete="off" />
          <FormField {...text("nakshatra")} maxLength={80} autoComplete="off" />
        </>
      )}
      <h2>{t("booking.amounts")}</h2>
      <AmountLines
        id={`${id}-amount`}
        tradition={temple.tradition}
        pooja={pooja}
        pricePaise={pricePaise}
        dakshina={fields.dakshina}
        error={errors.amount ?? errors.dakshina ?? (dakshina === undefined ? t("errors.amount") : undefined)}
        onChange={(value) => change({ dakshina: value })}
      />
      {total > 0 && !ways && unread !== null && <FailedRead error={unread} onRetry={() => void refetch()} />}
      {total > 0 && ways?.payable === false && (
        <>
          <NotPayable ways={ways} />
          {ways.gateways.length > 0 && <Notice tone="note">{t("booking.cannotPay")}</Notice>}
        </>
      )}
      {total > 0 && ways?.payable && (
        <MethodField
          id={`${id}-gateway`}
          gateways={gateways}
          value={gateway}
          onChange={(way) => change({ gateway: way })}
        />
      )}
      <Answers fields={fields} temple={temple} pooja={pooja} totalPaise={total} onChange={onBack} />
      <Rules tradition={temple.tradition} />
      <StillNeeded
        id={`${id}-needed`}
        labels={missing.filter((name) => name !== "dakshina").map((name) => t(`booking.${name}`))}
      />
      <div className="row">
        <button type="button" className="button quiet" onClick={onBack}>
          {t("booking.back")}
        </button>
        <button
          type="submit"
          className="button"
          aria-disabled={sending || missing.length > 0 || !isPayable}
          aria-describedby={missing.length > 0 ? `${id}-needed` : undefined}
        >
          {t(sending ? "booking.sending" : total > 0 ? "booking.pay" : "booking.confirm")}
        </button>
      </div>
    </form>
  );
}
