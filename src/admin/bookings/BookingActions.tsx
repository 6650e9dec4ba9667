import { Button, Input, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booking, BookingDecision } from "../../contract/bookings";
import { focusHeading } from "../layout/headingFocus";
import { useConfirm } from "../layout/useConfirm";
import { useReturnFocus } from "../layout/useReturnFocus";
import type { Decisions } from "./useDecisions";

const direct = ["confirm", "perform", "unperform"] as const satisfies readonly BookingDecision["act"][];

/** What the temple can answer to a booking now. */
export function BookingActions({ booking, decisions }: { booking: Booking; decisions: Decisions }) {
  const { t } = useTranslation();
  const [declining, setDeclining] = useState(false);
  const { acts, reference } = booking;
  const isBusy = decisions.isBusy(booking.id);
  const confirm = useConfirm();
  const ask = (act: (typeof direct)[number]) =>
    confirm({
      title: t(`bookings.ask.${act}`, { reference }),
      content: [booking.name, booking.poojaName ?? t("bookings.inWords"), booking.templeName].join(", "),
      okText: t(`bookings.acts.${act}`),
      onOk: () => decisions.decide(booking, { act }),
      // the button may have gone with the state
      afterClose: () => document.activeElement === document.body && focusHeading(),
    });
  return (
    <span className="booking-actions">
      {direct
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button
            key={act}
            size="small"
            type={act === "unperform" ? "default" : "primary"}
            aria-label={t(`bookings.acts.${act}Named`, { reference })}
            loading={isBusy}
            onClick={() => ask(act)}
          >
            {t(`bookings.acts.${act}`)}
          </Button>
        ))}
      {acts.includes("decline") && (
        <Button
          size="small"
          danger
          aria-label={t("bookings.acts.declineNamed", { reference })}
          loading={isBusy}
          onClick={() => setDeclining(true)}
        >
          {t("bookings.acts.decline")}
        </Button>
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
      maskClosable={false}
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
