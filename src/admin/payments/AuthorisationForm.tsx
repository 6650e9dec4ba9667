import { Alert, Button, Input, Select } from "antd";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import type { PaymentAuthorisation } from "../../contract/adminPayments";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";
import { useTempleSuggestions } from "../listing/useTempleSuggestions";

type AuthorisationFormProps = {
  agreed: PaymentAuthorisation | undefined;
  onClose: () => void;
  onSaved: () => void;
};
type Name = "temple" | "reference" | "registration80g";
type Problems = Partial<Record<Name | "other", string>>;

/** Notes which temple agreed, where the agreement is kept, and its own 80G number where it has one. */
export function AuthorisationForm({ agreed, onClose, onSaved }: AuthorisationFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [temple, setTemple] = useState(agreed && String(agreed.temple.id));
  const [reference, setReference] = useState(agreed?.reference ?? "");
  const [number, setNumber] = useState(agreed?.registration80g ?? "");
  const { save, isSaving, problems } = useSave(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(temple, { reference, registration80g: number });
  };
  const input = (name: Name) => ({
    id: `${id}-${name}`,
    status: problems[name] ? ("error" as const) : ("" as const),
    "aria-invalid": problems[name] !== undefined,
    "aria-describedby": `${id}-${name}-note`,
  });
  const field = (name: Name, label: string, hint: string, control: ReactNode) => (
    <>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {control}
      <p id={`${id}-${name}-note`} className={problems[name] ? "refund-problem" : "quiet"}>
        {problems[name] ?? hint}
      </p>
    </>
  );
  return (
    <form className="refund-form" onSubmit={submit} aria-label={t("money.agreement.add")}>
      {agreed ? (
        <strong>{agreed.temple.name}</strong>
      ) : (
        field(
          "temple",
          t("money.fields.temple"),
          t("money.agreement.templeHint"),
          <TempleSelect {...input("temple")} value={temple} onChange={setTemple} />,
        )
      )}
      {field(
        "reference",
        t("money.agreement.reference"),
        t("money.agreement.referenceHint"),
        <Input
          {...input("reference")}
          maxLength={300}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />,
      )}
      {field(
        "registration80g",
        t("money.agreement.number"),
        t("money.agreement.numberHint"),
        <Input
          {...input("registration80g")}
          maxLength={40}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />,
      )}
      {problems.other && <Alert type="error" showIcon role="alert" message={problems.other} />}
      <span className="row-actions">
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t("money.agreement.save")}
        </Button>
        <Button onClick={onClose}>{t("actions.cancel")}</Button>
      </span>
    </form>
  );
}

type TempleSelectProps = {
  id: string;
  status: "error" | "";
  value: string | undefined;
  onChange: (id: string) => void;
};

/** A temple, found by its name. */
function TempleSelect({ value, onChange, ...input }: TempleSelectProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [chosen, choose] = useState<{ value: string; label: string }>();
  const found = useTempleSuggestions(text);
  const options = chosen && !found.some((each) => each.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      {...input}
      showSearch
      autoFocus
      filterOption={false}
      notFoundContent={t(text ? "money.agreement.noTemple" : "money.agreement.typeTemple")}
      value={value ?? null}
      options={options}
      onSearch={setText}
      onChange={(id) => {
        choose(options.find((each) => each.value === id));
        if (id) onChange(id);
      }}
    />
  );
}

function useSave(onSaved: () => void) {
  const { t } = useTranslation();
  const http = useHttp();
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const save = async (temple: string | undefined, fields: { reference: string; registration80g: string }) => {
    if (!temple) return setProblems({ temple: t("money.agreement.templeMissing") });
    setSaving(true);
    try {
      await http.put(`/api/admin/payment-authorisations/${temple}`, fields);
      onSaved();
    } catch (error) {
      const names = ["reference", "registration80g"] as const;
      const beside = names.flatMap((name) => {
        const problem = problemAt(error, name, t);
        return problem ? [[name, problem] as const] : [];
      });
      setProblems(beside.length > 0 ? Object.fromEntries(beside) : { other: errorText(error, t) });
      setSaving(false);
    }
  };
  return { save, isSaving, problems };
}
