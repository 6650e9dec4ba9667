import { Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import { type RowSelection, useSelected } from "./rowSelection";

type RowBoxProps = { selection: RowSelection; id: number; name: string };

/** Selects one row. */
export function RowBox({ selection, id, name }: RowBoxProps) {
  const { t } = useTranslation();
  const { ids, isAll } = useSelected(selection);
  const isSelected = isAll || ids.includes(id);
  const toggle = () => {
    // of all only those of the page are known by name
    const others = (isAll ? selection.here : ids).filter((one) => one !== id);
    selection.set({ ids: isSelected ? others : [...others, id], isAll: false });
  };
  return (
    <Checkbox
      className="row-box"
      aria-label={t("listing.select.row", { name })}
      checked={isSelected}
      onChange={toggle}
    />
  );
}

/** Selects the rows of the page, beside those of other pages. */
export function PageBox({ selection }: { selection: RowSelection }) {
  const { t } = useTranslation();
  const { ids, isAll } = useSelected(selection);
  const { here } = selection;
  const chosen = isAll ? here : here.filter((id) => ids.includes(id));
  const others = isAll ? [] : ids.filter((id) => !here.includes(id));
  return (
    <Checkbox
      aria-label={t("listing.select.page")}
      checked={here.length > 0 && chosen.length === here.length}
      indeterminate={chosen.length > 0 && chosen.length < here.length}
      onChange={({ target }) => selection.set({ ids: target.checked ? [...others, ...here] : others, isAll: false })}
    />
  );
}
