import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { RecordDrawer } from "../form/RecordDrawer";
import { TempleEditor, useTempleForm } from "./TempleEditor";
import { workspaceAddress } from "./workspaceAddress";

type TempleDrawerProps = { id: string; onClose: () => void; onClear: () => void };

/** The simple screen's form, beside the list. */
export function TempleDrawer({ id, onClose, onClear }: TempleDrawerProps) {
  const { t } = useTranslation();
  const editor = useTempleForm("simple", id, onClose);
  return (
    <RecordDrawer
      editor={editor}
      onClose={onClose}
      onClear={onClear}
      extra={!editor.isNew && <Link to={workspaceAddress(id, location.search)}>{t("temples.openWorkspace")}</Link>}
    >
      <TempleEditor kind="simple" editor={editor} />
    </RecordDrawer>
  );
}
