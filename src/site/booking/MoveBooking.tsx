import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booking } from "../../contract/bookings";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { notify } from "../ui/toast";
import { SlotChoice } from "./SlotChoice";
import { StillNeeded } from "./StillNeeded";
import { useMissing } from "./useMissing";

/** Another day and time for a booking, of those that are free. */
export function MoveBooking({ booking, onMoved }: { booking: Booking; onMoved: () => void }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const queryClient = useQueryClient();
  const [slot, setSlot] = useState({ date: booking.date, time: "" });
  const { send, sending, failure, attempt, errors, mend } = useSending();
  const id = useId();
  const missing = (["date", "time"] as const).filter((name) => slot[name] === "");
  const needed = useMissing(missing);
  const choose = (chosen: typeof slot) => {
    mend("date", "time");
    setSlot(chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needed.tell()) return;
    const went = await send(async () => void (await http.post(`/api/bookings/${booking.id}/reschedule`, slot)));
    if (!went) return void queryClient.invalidateQueries(["slots"]);
    notify("success", t("booking.moved"));
    onMoved();
  };
  return (
    <form className="stack" noValidate onSubmit={submit} ref={needed.form}>
      {failure && <FormProblems title={failure} problems={problemsOf(errors, () => undefined)} attempt={attempt} />}
      <SlotChoice
        templeId={String(booking.templeId)}
        poojaId={booking.poojaId ?? ""}
        date={slot.date}
        time={slot.time}
        errorOf={needed.errorOf}
        onDate={(date) => choose({ date, time: "" })}
        onTime={(time) => choose({ ...slot, time })}
      />
      <StillNeeded id={`${id}-needed`} labels={missing.map((name) => t(`booking.${name}`))} />
      <button
        type="submit"
        className="button small"
        aria-disabled={sending || missing.length > 0}
        aria-describedby={missing.length > 0 ? `${id}-needed` : undefined}
      >
        {t("booking.moveTo")}
      </button>
    </form>
  );
}
