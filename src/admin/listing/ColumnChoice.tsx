import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import { Button, Checkbox, Select } from "antd";
import { useTranslation } from "react-i18next";
import { widths } from "./columnSettings";
import { ToolPanel } from "./ToolPanel";
import type { ColumnChoiceItem } from "./useColumns";

type ColumnChoiceProps = {
  choices: readonly ColumnChoiceItem[];
  onShow: (key: string, isShown: boolean) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onSize: (key: string, width: number | undefined) => void;
};

/** As wide as it needs. */
const AUTO = 0;

/** Which columns a table shows, in which order and how wide. */
export function ColumnChoice({ choices, onShow, onMove, onSize }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const last = choices.findLastIndex(({ isShown }) => isShown);
  return (
    <ToolPanel label={t("listing.columns")}>
      <ul className="column-choice">
        {choices.map(({ key, title, isShown, width }, at) => (
          <li key={key}>
            <Checkbox checked={isShown} onChange={({ target }) => onShow(key, target.checked)}>
              {title}
            </Checkbox>
            {isShown && (
              <span className="row-actions">
                <Select<number>
                  size="small"
                  className="column-width"
                  aria-label={t("listing.width", { name: title })}
                  value={width ?? AUTO}
                  options={[
                    { value: AUTO, label: t("listing.widthAuto") },
                    ...widths.map((one) => ({ value: one, label: `${one} px` })),
                  ]}
                  onChange={(chosen) => onSize(key, chosen === AUTO ? undefined : chosen)}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={at === 0}
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={t("listing.moveUp", { name: title })}
                  onClick={({ currentTarget }) => {
                    if (at === 1) focusPanel(currentTarget);
                    onMove(key, -1);
                  }}
                />
                <Button
                  type="text"
                  size="small"
                  disabled={at === last}
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={t("listing.moveDown", { name: title })}
                  onClick={({ currentTarget }) => {
                    if (at === last - 1) focusPanel(currentTarget);
                    onMove(key, 1);
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}

/** At the end of its way the button can no longer be pressed: the focus stays in the panel, which would close. */
const focusPanel = (button: HTMLElement) => button.closest<HTMLElement>(".tool-panel")?.focus();
