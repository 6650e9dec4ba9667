import { useTranslation } from "react-i18next";
import { SuccessNote } from "../forms/SuccessNote";
import { saveAs } from "./saveAs";

/** The recovery codes, this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const save = () => saveAs("recovery-codes.txt", new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  return (
    <div className="stack">
      <SuccessNote>{t("twoStep.codesMade")}</SuccessNote>
      <ul className="recovery-codes" aria-label={t("twoStep.codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button quiet" onClick={save}>
          {t("twoStep.save")}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t("twoStep.kept")}
        </button>
      </div>
    </div>
  );
}
