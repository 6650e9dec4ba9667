import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTempleRead } from "../payments/TempleField";
import { FailedRead } from "../ui/FailedRead";
import { lazyPart } from "../ui/lazyPart";
import { DetailsStep } from "./DetailsStep";
import { hasDetails, noTime } from "./draft";
import { Progress } from "./Progress";
import { useBookingDraft } from "./useBookingDraft";

const PayStep = lazyPart(async () => (await import("./PayStep")).PayStep, "soft awaited");

/** The first two steps; which one it is stands in the address, so that the browser's own way back works. */
export function Wizard() {
  const draft = useBookingDraft();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState(0);
  const { from, templeId } = draft.fields;
  const { data: temple, error, refetch } = useTempleRead(templeId);
  const { change } = draft;
  const id = temple ? String(temple.id) : templeId;
  useEffect(() => {
    if (id !== templeId) change({ templeId: id }); // the address may name it in words
  }, [id, templeId, change]);
  const at = (step: string) =>
    `${pathname}?${new URLSearchParams({ ...(from && { temple: from }), ...(step && { step }) })}`;
  const isPaying = search.get("step") === "payment" && hasDetails(draft.fields) && temple?.worship !== "none";

  const backTo = () => navigate(at(""), { replace: true });
  const onTaken = () => {
    draft.change(noTime);
    setTaken(taken + 1);
    backTo();
  };
  return (
    <>
      <Progress step={isPaying ? "payment" : "details"} />
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      {!isPaying && <DetailsStep draft={draft} temple={temple} taken={taken} onGo={() => navigate(at("payment"))} />}
      {isPaying && temple && <PayStep draft={draft} temple={temple} onBack={backTo} onTaken={onTaken} />}
    </>
  );
}
