import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatPaise } from "../../client/format";
import type { Cause } from "../../contract/causes";
import { FieldNotes } from "../forms/FieldNotes";
import { useSite } from "../queries";
import { nameIn } from "../temple/wording";
import { causesQuery } from "./paymentQueries";

type CauseFieldProps = {
  id: string;
  templeId: string;
  /** the id of the chosen one, blank for none in particular */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** What a donation to a temple is for, where the temple offers a choice. */
export function CauseField({ id, templeId, value, error, onChange }: CauseFieldProps) {
  const { t, i18n } = useTranslation();
  const { http } = useSite();
  const { data: causes = [] } = useQuery({ ...causesQuery(http, templeId), enabled: templeId !== "" });
  if (causes.length === 0) return null;
  return (
    <fieldset className="methods" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{t("donate.cause")}</legend>
      {[undefined, ...causes].map((cause) => (
        <label key={cause?.id ?? ""} className="tick">
          <input
            type="radio"
            name="causeId"
            checked={value === String(cause?.id ?? "")}
            onChange={() => onChange(String(cause?.id ?? ""))}
          />
          <span className="cause">
            {cause ? nameIn(i18n.language, cause) : t("donate.anyCause")}
            {cause && <Raised cause={cause} />}
          </span>
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

/** How far a goal is reached. */
function Raised({ cause: { goalPaise, raisedPaise } }: { cause: Cause }) {
  const { t, i18n } = useTranslation();
  if (goalPaise === null || raisedPaise === null) return null;
  const words = t("donate.raised", {
    raised: formatPaise(raisedPaise, i18n.language),
    goal: formatPaise(goalPaise, i18n.language),
  });
  return (
    <>
      <progress max={goalPaise} value={Math.min(raisedPaise, goalPaise)} aria-label={words} />
      <small className="soft">{words}</small>
    </>
  );
}
