import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecoveryCodes, TotpSecret } from "../../contract/secondFactor";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";
import { lazyPart } from "../ui/lazyPart";
import { notify } from "../ui/toast";
import { type OwnProof, OwnProofForm } from "./OwnProofForm";
import { RecoveryCodeList } from "./RecoveryCodeList";
import { useTotp, useTotpChanged } from "./useTotp";

const TotpSetup = lazyPart(async () => (await import("./TotpSetup")).TotpSetup);
const path = "/api/users/me/totp";

type Step =
  | { name: "rest" | "begin" | "renew" | "off" }
  | { name: "setup"; made: TotpSecret }
  | { name: "codes"; codes: string[] };

/** Two-step login: turned on with an authenticator app, its recovery codes made anew, turned off. */
export function TwoStep() {
  const { t } = useTranslation();
  const { data: status, error, refetch } = useTotp();
  return (
    <section className="panel" aria-labelledby="two-step-title">
      <h2 id="two-step-title">{t("twoStep.title")}</h2>
      <p className="soft">
        {t("twoStep.text")} {status?.on && t("twoStep.left", { count: status.recoveryCodes })}
      </p>
      {status && <Steps isOn={status.on} />}
      {!status && error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Steps({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  const { http } = useSite();
  const changed = useTotpChanged();
  const [step, setStep] = useState<Step>({ name: "rest" });
  const rest = () => setStep({ name: "rest" });
  const showCodes = (codes: string[]) => {
    changed({ on: true, recoveryCodes: codes.length });
    setStep({ name: "codes", codes });
  };
  const begin = async (proof: OwnProof) => {
    const { data } = await http.post<TotpSecret>(path, proof);
    setStep({ name: "setup", made: data });
  };
  const renew = async (proof: OwnProof) => {
    const { data } = await http.post<RecoveryCodes>(`${path}/recovery-codes`, proof);
    showCodes(data.recoveryCodes);
  };
  const turnOff = async (proof: OwnProof) => {
    await http.delete(path, { data: proof });
    changed({ on: false, recoveryCodes: 0 });
    rest();
    notify("success", t("twoStep.isOff"));
  };
  switch (step.name) {
    case "setup":
      return <TotpSetup made={step.made} onDone={showCodes} onCancel={rest} />;
    case "codes":
      return <RecoveryCodeList codes={step.codes} onDone={rest} />;
    case "begin":
      return <OwnProofForm key="begin" work={begin} button={t("twoStep.next")} onCancel={rest} />;
    case "renew":
      return <OwnProofForm key="renew" work={renew} button={t("twoStep.renew")} onCancel={rest} />;
    case "off":
      return <OwnProofForm key="off" work={turnOff} button={t("twoStep.turnOff")} onCancel={rest} />;
    default:
      return <Choices isOn={isOn} onChoose={(name) => setStep({ name })} />;
  }
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose: (name: "begin" | "renew" | "off") => void }) {
  const { t } = useTranslation();
  const choice = (name: "begin" | "renew" | "off", text: string) => (
    <button type="button" className="button quiet" onClick={() => onChoose(name)}>
      {t(text)}
    </button>
  );
  if (!isOn) return choice("begin", "twoStep.turnOn");
  return (
    <div className="row">
      {choice("renew", "twoStep.renew")}
      {choice("off", "twoStep.turnOff")}
    </div>
  );
}
