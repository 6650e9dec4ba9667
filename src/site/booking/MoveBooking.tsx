import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booking } from "../../contract/bookings";
import { FormProblems } from "../components/FormProblems";
import { notify } from "../components/toast";
import { useSending } from "../components/useSending";
import { useSite } from "../queries";
import { SlotChoice } from "./SlotChoice";

/** Another day and time for a booking, of those that are free. */
export function MoveBooking({ booking, onMoved }: { booking: Booking; onMoved: () => void }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const queryClient = useQueryClient();
  const [slot, setSlot] = useState({ date: booking.date, time: "" });
  const { send, sending, failure, attempt } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const went = await send(async () => void (await http.post(`/api/bookings/${booking.id}/reschedule`, slot)));
    if (!went) return void queryClient.invalidateQueries(["slots"]);
    notify("success", t("booking.moved"));
    onMoved();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure && <FormProblems title={failure} attempt={attempt} />}
      <SlotChoice
        templeId={String(booking.templeId)}
        poojaId={booking.poojaId ?? ""}
        date={slot.date}
        time={slot.time}
        onDate={(date) => setSlot({ date, time: "" })}
        onTime={(time) => setSlot({ ...slot, time })}
      />
      <button type="submit" className="button small" disabled={slot.time === ""} aria-disabled={sending}>
        {t("booking.moveTo")}
      </button>
    </form>
  );
}
