import "./rowParts.css";
import type { IconDefinition } from "@ant-design/icons-svg/es/types";
import { RowPicture } from "./RowPicture";

type RowButtonProps = {
  text: string;
  /** What it does to which record, for those who listen. */
  label: string;
  onClick: () => void;
  look?: "plain" | "primary" | "danger";
  picture?: IconDefinition;
  /** What was asked for is under way; a press does nothing until it is done. */
  isBusy?: boolean;
};

/** A small button with words in a row. It is the browser's own, as all that stands in every row. */
export function RowButton({ text, label, onClick, look = "plain", picture, isBusy = false }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`row-button row-button-${look}`}
      aria-label={label}
      // not disabled: the focus would be lost
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {picture && <RowPicture of={picture} />}
      {text}
    </button>
  );
}
