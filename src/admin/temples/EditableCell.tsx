import { EditOutlined } from "@ant-design/icons";
import { useInvalidate } from "@refinedev/core";
import { Button, Input, type InputRef } from "antd";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";
import { useTexts } from "../useTexts";
import type { EditableField } from "./moreFields";

type EditableCellProps = { temple: AdminTemple; field: EditableField; label: string };

/** A value of a row that is changed where it stands: Enter saves, Escape leaves it. */
export function EditableCell({ temple, field, label }: EditableCellProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <CellInput temple={temple} field={field} label={label} onClose={() => setOpen(false)} />;
  return (
    <span className="editable-cell">
      <span>{temple[field] ?? "—"}</span>
      {temple.status !== "archived" && (
        <Button
          ref={button}
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t("actions.onNamed", { action: label, name: temple.name })}
          onClick={() => setOpen(true)}
        />
      )}
    </span>
  );
}

/** The record as somebody else left it meanwhile. */
type Theirs = { version: number; value: string | null };

function CellInput({ temple, field, label, onClose }: EditableCellProps & { onClose: () => void }) {
  const { t } = useTranslation();
  useTexts("desk");
  const id = useId();
  const http = useHttp();
  const invalidate = useInvalidate();
  const [text, setText] = useState(temple[field] ?? "");
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<Theirs>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<InputRef>(null);
  const address = `/api/admin/temples/${temple.id}`;
  useEffect(() => input.current?.focus(), []);
  const done = async () => {
    await invalidate({ resource: "temples", invalidates: ["list", "detail"] });
    onClose();
  };
  const save = async () => {
    if (isSaving) return;
    if (!theirs && text.trim() === (temple[field] ?? "")) return onClose();
    setSaving(true);
    setProblem(undefined);
    try {
      await http.put(address, { [field]: text, version: theirs?.version ?? temple.version });
      return await done();
    } catch (error) {
      setProblem(await refusalOf(error));
    } finally {
      setSaving(false);
    }
  };
  /** What to say; of a newer record also what it has, so that nothing of it is written over unseen. */
  const refusalOf = async (error: unknown): Promise<string> => {
    if (!(error instanceof HttpError && error.errors?.version))
      return problemAt(error, field, t) ?? errorText(error, t);
    try {
      const { data } = await http.get<AdminTemple>(address);
      setTheirs({ version: data.version, value: data[field] });
      return t("temples.conflict");
    } catch (failure) {
      return errorText(failure, t);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <span className="cell-input">
      <Input
        ref={input}
        size="small"
        aria-label={t("actions.onNamed", { action: label, name: temple.name })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? id : undefined}
        status={problem ? "error" : ""}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => void save()}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <span id={id} role="alert">
          {problem}
          {theirs && ` ${t("cell.theirs", { value: theirs.value ?? "—" })}`}
        </span>
      )}
      <span className="row-actions">
        <Button size="small" type="primary" loading={isSaving} onClick={() => void save()}>
          {t(theirs ? "cell.mine" : "actions.update")}
        </Button>
        <Button size="small" onClick={() => (theirs ? void done() : onClose())}>
          {t(theirs ? "cell.takeTheirs" : "actions.cancel")}
        </Button>
      </span>
    </span>
  );
}
