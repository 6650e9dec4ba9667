import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../contract/temples";
import { FormArea } from "../components/FormArea";
import { FormProblems } from "../components/FormProblems";
import { useSending } from "../components/useSending";
import { ChosenTemple, TempleField } from "../payments/TempleField";
import { hasDetails, otherPooja, poojaIdOf } from "./draft";
import { PoojaChoice } from "./PoojaChoice";
import { Rules } from "./Rules";
import { SlotChoice } from "./SlotChoice";
import type { BookingDraft } from "./useBookingDraft";
import { isTaken, useHold } from "./useHold";

type DetailsStepProps = {
  draft: BookingDraft;
  temple: PublicTemple | null | undefined;
  /** Counts the times the chosen place turned out to be somebody else's. */
  taken: number;
  onGo: () => void;
};

const noSlot = { time: "", holdId: "", holdEnds: "" };

/** What, where and when; going on keeps the place. */
export function DetailsStep({ draft, temple, taken, onGo }: DetailsStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const queryClient = useQueryClient();
  const hold = useHold(draft);
  const { sending, failure, attempt, send } = useSending();
  const { fields, change } = draft;
  const poojaId = poojaIdOf(fields);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasDetails(fields)) return;
    const went = await send(async () => {
      try {
        await hold();
      } catch (error) {
        if (isTaken(error)) {
          change(noSlot);
          void queryClient.invalidateQueries(["slots"]);
        }
        throw error;
      }
    });
    if (went) onGo();
  };

  return (
    <form className="panel stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      {!failure && taken > 0 && <FormProblems title={t("booking.taken")} attempt={taken} />}
      {fields.templeId && temple ? (
        <ChosenTemple
          temple={temple}
          onChange={() => change({ templeId: "", temple: "", pooja: "", date: "", ...noSlot })}
        />
      ) : (
        <TempleField
          id={`${id}-temple`}
          label={t("booking.temple")}
          hint={t("booking.templeHint")}
          error={fields.templeId && temple === null ? t("booking.templeUnknown") : undefined}
          text={fields.temple}
          onType={(text) => change({ temple: text, templeId: "" })}
          onPick={(picked) => change({ temple: picked.name, templeId: String(picked.id), pooja: "", ...noSlot })}
        />
      )}
      {fields.templeId && temple && (
        <>
          <PoojaChoice
            poojas={temple.poojaDetails}
            value={fields.pooja}
            onChange={(pooja) => change({ pooja, ...noSlot })}
          />
          <FormArea
            name="notes"
            label={t(poojaId ? "booking.notesOptional" : "booking.notes")}
            value={fields.notes}
            rows={3}
            maxLength={1_000}
            required={!poojaId}
            onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
          />
          {(fields.pooja !== "" || fields.notes.trim() !== "" || temple.poojaDetails.length === 0) && (
            <SlotChoice
              templeId={fields.templeId}
              poojaId={fields.pooja === otherPooja ? "" : poojaId}
              date={fields.date}
              time={fields.time}
              onDate={(date) => change({ date, ...noSlot })}
              onTime={(time) => change({ time })}
            />
          )}
        </>
      )}
      <Rules />
      <button type="submit" className="button" disabled={!hasDetails(fields)} aria-disabled={sending}>
        {t(sending ? "booking.keeping" : "booking.continue")}
      </button>
    </form>
  );
}
