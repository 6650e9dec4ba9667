import "./rowParts.css";
import type { IconDefinition } from "@ant-design/icons-svg/es/types";
import type { ReactNode } from "react";
import { RowPicture } from "./RowPicture";

export type TagLook = "plain" | "success" | "warning" | "error" | "gold";
type RowTagProps = { look?: TagLook; picture?: IconDefinition; children: ReactNode };

/** A word about a record, set off by a tint. It is the browser's own, as all that stands in every row. */
export function RowTag({ look = "plain", picture, children }: RowTagProps) {
  return (
    <span className={`row-tag row-tag-${look}`}>
      {picture && <RowPicture of={picture} />}
      {children}
    </span>
  );
}
