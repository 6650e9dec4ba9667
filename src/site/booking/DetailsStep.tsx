import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { FormArea } from "../forms/FormArea";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { NotJoined } from "../payments/NotJoined";
import { NoWorship } from "../payments/NoWorship";
import { optionsQuery } from "../payments/paymentQueries";
import { ChosenTemple, TempleField } from "../payments/TempleField";
import { useSite } from "../queries";
import { inWordsOf } from "../temple/recordWording";
import { type BookingFields, missingDetails, noTime, otherPooja, poojaIdOf } from "./draft";
import { PoojaChoice } from "./PoojaChoice";
import { Rules } from "./Rules";
import { SlotChoice } from "./SlotChoice";
import { StillNeeded } from "./StillNeeded";
import type { BookingDraft } from "./useBookingDraft";
import { isFull, useHold } from "./useHold";
import { useMissing } from "./useMissing";

type DetailsStepProps = {
  draft: BookingDraft;
  temple: PublicTemple | null | undefined;
  /** Counts the times the chosen place turned out to be somebody else's. */
  taken: number;
  onGo: () => void;
};

/** What, where and when; going on keeps the place. */
export function DetailsStep({ draft, temple, taken, onGo }: DetailsStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const queryClient = useQueryClient();
  const hold = useHold(draft);
  const { sending, failure, attempt, send, errors, errorOf, mend } = useSending();
  const { fields } = draft;
  const { http } = useSite();
  const { data: ways } = useQuery({ ...optionsQuery(http, fields.templeId), enabled: fields.templeId !== "" });
  const change = (changes: Partial<BookingFields>) => {
    mend(...Object.keys(changes), ...("pooja" in changes || "notes" in changes ? ["poojaId"] : []));
    draft.change(changes);
  };
  const poojaId = poojaIdOf(fields);
  const missing = missingDetails(fields);
  // one after the other, as the fields appear
  const needed = useMissing(missing.slice(0, 1));
  const wordsOf = (key: string) => inWordsOf(t, temple?.tradition ?? null, `booking.${key}`);
  // what is wished is either chosen or written
  const isWritten = fields.pooja === otherPooja || temple?.poojaDetails.length === 0;
  const wish = isWritten ? "notes" : "pooja";
  const labels = missing.map((name) => wordsOf(name === "templeId" ? "temple" : name === "poojaId" ? wish : name));

  const isMonument = fields.templeId !== "" && temple?.worship === "none";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needed.tell()) return;
    const went = await send(async () => {
      try {
        await hold();
      } catch (error) {
        if (isFull(error)) {
          change(noTime);
          void queryClient.invalidateQueries(["slots"]);
        }
        throw error;
      }
    });
    if (went) onGo();
  };

  return (
    <form className="panel stack" noValidate onSubmit={submit} ref={needed.form}>
      {failure && <FormProblems title={failure} problems={problemsOf(errors, () => undefined)} attempt={attempt} />}
      {!failure && taken > 0 && <FormProblems title={t("booking.taken")} attempt={taken} />}
      {fields.templeId && temple ? (
        <ChosenTemple
          temple={temple}
          onChange={() => change({ templeId: "", temple: "", pooja: "", date: "", ...noTime })}
        />
      ) : (
        <TempleField
          id={`${id}-temple`}
          label={t("booking.temple")}
          hint={t("booking.templeHint")}
          error={
            fields.templeId && temple === null
              ? t("booking.templeUnknown")
              : (errorOf("templeId") ?? needed.errorOf("templeId"))
          }
          text={fields.temple}
          onType={(text) => change({ temple: text, templeId: "" })}
          onPick={(picked) => change({ temple: picked.name, templeId: String(picked.id), pooja: "", ...noTime })}
        />
      )}
      {isMonument && temple && <NoWorship temple={temple} />}
      {fields.templeId && temple && !isMonument && (
        <>
          <NotJoined ways={ways} wanted="booking" />
          <PoojaChoice
            temple={temple}
            value={fields.pooja}
            error={isWritten ? undefined : needed.errorOf("poojaId")}
            onChange={(pooja) => change({ pooja, ...noTime })}
          />
          <FormArea
            name="notes"
            label={wordsOf(poojaId ? "notesOptional" : "notes")}
            value={fields.notes}
            rows={3}
            maxLength={1_000}
            required={!poojaId}
            error={errorOf("notes") ?? errorOf("poojaId") ?? (isWritten ? needed.errorOf("poojaId") : undefined)}
            onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
          />
          {(fields.pooja !== "" || fields.notes.trim() !== "" || temple.poojaDetails.length === 0) && (
            <SlotChoice
              templeId={fields.templeId}
              poojaId={fields.pooja === otherPooja ? "" : poojaId}
              date={fields.date}
              time={fields.time}
              errorOf={needed.errorOf}
              onDate={(date) => change({ date, ...noTime })}
              onTime={(time) => change({ time, holdEnds: "" })}
            />
          )}
        </>
      )}
      {!isMonument && (
        <>
          <Rules tradition={temple?.tradition} />
          <StillNeeded id={`${id}-needed`} labels={labels} />
          <button
            type="submit"
            className="button"
            aria-disabled={sending || labels.length > 0}
            aria-describedby={labels.length > 0 ? `${id}-needed` : undefined}
          >
            {t(sending ? "booking.keeping" : "booking.continue")}
          </button>
        </>
      )}
    </form>
  );
}
