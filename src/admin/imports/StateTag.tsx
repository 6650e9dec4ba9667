import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import type { ImportState } from "../../contract/imports";

const colours: Partial<Record<ImportState, string>> = {
  applied: "success",
  failed: "error",
  applying: "processing",
  reading: "processing",
  undoing: "processing",
};

export function StateTag({ state }: { state: ImportState }) {
  const { t } = useTranslation();
  return <Tag color={colours[state] ?? "default"}>{t(`imports.states.${state}`)}</Tag>;
}
