import { Button, Checkbox, Input } from "antd";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedView } from "../../contract/savedViews";
import { viewLimits } from "../../contract/viewLimits";

type NewViewProps = {
  views: readonly SavedView[];
  isBusy: boolean;
  /** Answers what is wrong with the name, or nothing once it is saved. */
  onSave: (name: string, isShared: boolean) => Promise<string | undefined>;
};

/** Asks for a name; what it may be, and what is wrong with it, stands below it. */
export function NewView({ views, isBusy, onSave }: NewViewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // the button stays enabled: one that is disabled loses the focus, and the panel closes
    if (isBusy) return;
    const wrong = problemOf(name.trim(), views);
    const refusal = wrong ? t(wrong) : await onSave(name.trim(), isShared);
    setProblem(refusal);
    if (refusal) return;
    setName("");
    setShared(false);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <div className="new-view">
        <Input
          size="small"
          aria-label={t("listing.views.name")}
          placeholder={t("listing.views.name")}
          aria-describedby={id}
          aria-invalid={problem !== undefined}
          status={problem ? "error" : ""}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
        <Button size="small" htmlType="submit">
          {t("listing.views.save")}
        </Button>
      </div>
      <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
        {t("listing.views.share")}
      </Checkbox>
      <p id={id} className="quiet" role={problem && "alert"}>
        {problem ?? t("listing.views.size", { count: viewLimits.name })}
      </p>
    </form>
  );
}

function problemOf(name: string, views: readonly SavedView[]): string | undefined {
  if (!name) return "errors.required";
  if (name.length > viewLimits.name) return "errors.tooLong";
  return views.some((view) => view.name === name) ? "errors.taken" : undefined;
}
