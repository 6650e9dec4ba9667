import { Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import { ToolPanel } from "./ToolPanel";
import type { useColumns } from "./useColumns";

/** Which columns a table shows. */
export function ColumnChoice({ columns }: { columns: Pick<ReturnType<typeof useColumns>, "choices" | "show"> }) {
  const { t } = useTranslation();
  return (
    <div className="table-tools">
      <ToolPanel label={t("listing.columns")}>
        {columns.choices.map(({ key, title, isShown }) => (
          <Checkbox key={key} checked={isShown} onChange={({ target }) => columns.show(key, target.checked)}>
            {title}
          </Checkbox>
        ))}
      </ToolPanel>
    </div>
  );
}
