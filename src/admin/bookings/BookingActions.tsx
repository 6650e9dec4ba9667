import { Input, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booking, BookingDecision } from "../../contract/bookings";
import { useReturnFocus } from "../layout/useReturnFocus";
import { RowButton } from "../listing/RowButton";
import type { Decisions } from "./useDecisions";

const direct = ["confirm", "perform", "unperform"] as const satisfies readonly BookingDecision["act"][];

/** What the temple can answer to a booking now. */
export function BookingActions({ booking, decisions }: { booking: Booking; decisions: Decisions }) {
  const { t } = useTranslation();
  const [declining, setDeclining] = useState(false);
  const { acts, reference } = booking;
  const isBusy = decisions.isBusy(booking.id);
  return (
    <span className="booking-actions">
      {direct
        .filter((act) => acts.includes(act))
        .map((act) => (
          <RowButton
            key={act}
            look={act === "unperform" ? "plain" : "primary"}
            text={t(`bookings.acts.${act}`)}
            label={t(`bookings.acts.${act}Named`, { reference })}
            isBusy={isBusy}
            onClick={() => void decisions.decide(booking, { act })}
          />
        ))}
      {acts.includes("decline") && (
        <RowButton
          look="danger"
          text={t("bookings.acts.decline")}
          label={t("bookings.acts.declineNamed", { reference })}
          isBusy={isBusy}
          onClick={() => setDeclining(true)}
        />
      )}
      {declining && <Decline booking={booking} decisions={decisions} onClose={() => setDeclining(false)} />}
    </span>
  );
}

/** Asks why before a booking is declined; whoever booked reads it. */
function Decline({ booking, decisions, onClose }: { booking: Booking; decisions: Decisions; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState("");
  useReturnFocus();
  const decline = async () => {
    if (await decisions.decide(booking, { act: "decline", reason: reason.trim() })) onClose();
  };
  return (
    <Modal
      open
      title={t("bookings.decline.title", { reference: booking.reference })}
      onCancel={onClose}
      okText={t("bookings.acts.decline")}
      cancelText={t("actions.cancel")}
      okButtonProps={{ danger: true, disabled: reason.trim() === "", loading: decisions.isBusy(booking.id) }}
      onOk={() => void decline()}
    >
      <p>{t(booking.payment ? "bookings.decline.paid" : "bookings.decline.free")}</p>
      <label htmlFor={id}>{t("bookings.decline.reason")}</label>
      <Input.TextArea
        id={id}
        autoFocus
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
