import type { IconDefinition } from "@ant-design/icons-svg/es/types";
import { RowPicture } from "./RowPicture";

type PictureButtonProps = {
  picture: IconDefinition;
  /** What it does, for those who point at it. */
  title: string;
  /** What it does to which record, for those who listen. */
  label: string;
  isDanger?: boolean;
} & ({ onClick: () => void } | { href: string });

/** A button that is a picture alone. It is the browser's own: a list has hundreds of them, which are drawn at once. */
export function PictureButton({ picture, title, label, isDanger, ...does }: PictureButtonProps) {
  const same = { className: isDanger ? "picture-button danger" : "picture-button", title, "aria-label": label };
  if ("href" in does) {
    return (
      <a {...same} href={does.href} target="_blank" rel="noreferrer">
        <RowPicture of={picture} />
      </a>
    );
  }
  return (
    <button type="button" {...same} onClick={does.onClick}>
      <RowPicture of={picture} />
    </button>
  );
}
