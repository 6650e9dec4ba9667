import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booking } from "../../contract/bookings";
import { FormProblems, problemsOf } from "../forms/FormProblems";
import { useSending } from "../forms/useSending";
import { useSite } from "../queries";
import { notify } from "../ui/toast";
import { SlotChoice } from "./SlotChoice";

/** Another day and time for a booking, of those that are free. */
export function MoveBooking({ booking, onMoved }: { booking: Booking; onMoved: () => void }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const queryClient = useQueryClient();
  const [slot, setSlot] = useState({ date: booking.date, time: "" });
  const { send, sending, failure, attempt, errors, mend } = useSending();
  const choose = (chosen: typeof slot) => {
    mend("date", "time");
    setSlot(chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const went = await send(async () => void (await http.post(`/api/bookings/${booking.id}/reschedule`, slot)));
    if (!went) return void queryClient.invalidateQueries(["slots"]);
    notify("success", t("booking.moved"));
    onMoved();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} problems={problemsOf(errors, () => undefined)} attempt={attempt} />}
      <SlotChoice
        templeId={String(booking.templeId)}
        poojaId={booking.poojaId ?? ""}
        date={slot.date}
        time={slot.time}
        onDate={(date) => choose({ date, time: "" })}
        onTime={(time) => choose({ ...slot, time })}
      />
      <button type="submit" className="button small" disabled={slot.time === ""} aria-disabled={sending}>
        {t("booking.moveTo")}
      </button>
    </form>
  );
}
