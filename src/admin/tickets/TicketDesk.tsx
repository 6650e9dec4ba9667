import { CameraOutlined } from "@ant-design/icons";
import { Alert, Button, Input } from "antd";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { formatNumber } from "../../client/format";
import { Camera } from "./Camera";
import { TicketVerdict } from "./TicketVerdict";
import { type Checked, useDesk } from "./useDesk";

type Shown = { checked: Checked } | { taken: string } | { problem: string };

/** The door of a temple: a code is scanned or typed, what it comes to is said, and who came is noted. */
export function TicketDesk({ templeId, code: first }: { templeId: number; code: string }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const desk = useDesk(templeId);
  const [code, setCode] = useState(first);
  const [shown, setShown] = useState<Shown>();
  const [isScanning, setScanning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const last = useRef(0);

  const work = async (task: () => Promise<Shown>) => {
    const turn = ++last.current;
    setBusy(true);
    const next = await task().catch((error: unknown) => ({ problem: errorText(error, t) }));
    if (turn !== last.current) return;
    setBusy(false);
    setShown(next);
  };
  const check = (text: string) =>
    work(async () => {
      const checked = await desk.check(text);
      return checked ? { checked } : { problem: t("tickets.neverRead") };
    });
  const attend = (reference: string) =>
    work(async () => {
      const checked = await desk.attend(reference);
      setCode("");
      return checked.verdict === "valid" ? { taken: reference } : { checked };
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") void check(code);
  };
  const scanned = (text: string) => {
    setScanning(false);
    setCode(text);
    void check(text);
  };
  return (
    <div className="ticket-desk">
      {desk.waiting > 0 && (
        <Alert
          type="info"
          showIcon
          message={t("tickets.waiting", { count: desk.waiting, formatted: formatNumber(desk.waiting, i18n.language) })}
        />
      )}
      <form className="ticket-form" onSubmit={submit} noValidate>
        <label htmlFor={id}>{t("tickets.code")}</label>
        <Input
          id={id}
          value={code}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t("tickets.check")}
        </Button>
        <Button icon={<CameraOutlined aria-hidden />} onClick={() => setScanning(!isScanning)}>
          {t(isScanning ? "tickets.stopCamera" : "tickets.camera")}
        </Button>
      </form>
      {isScanning && <Camera onCode={scanned} />}
      <div role="status">
        {shown && "problem" in shown && (
          <Alert type="error" showIcon message={t("tickets.failed")} description={shown.problem} />
        )}
        {shown && "taken" in shown && (
          <Alert type="success" showIcon message={t("tickets.attended", { reference: shown.taken })} />
        )}
        {shown && "checked" in shown && (
          <TicketVerdict checked={shown.checked} isBusy={isBusy} onAttend={(reference) => void attend(reference)} />
        )}
      </div>
    </div>
  );
}
