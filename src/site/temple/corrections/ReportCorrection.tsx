import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicTemple } from "../../../contract/temples";
import { Icon } from "../../ui/Icon";
import { lazyPart } from "../../ui/lazyPart";

/** The form of a correction, which comes when it is first opened. */
export const CorrectionForm = lazyPart(() => import("./CorrectionForm").then((module) => module.CorrectionForm));

/** "Report a correction": whoever knows better says so here. */
export function ReportCorrection({ temple, name }: { temple: PublicTemple; name: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className="report">
      <button type="button" className="button quiet small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="pencil" />
        {t("corrections.report")}
      </button>
      {open && <CorrectionForm temple={temple} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}
