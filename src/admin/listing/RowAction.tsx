import { Button, type ButtonProps } from "antd";

type RowActionProps = Omit<ButtonProps, "title" | "aria-label"> & {
  /** What it does, for those who point at it. */
  title: string;
  /** What it does to which record, for those who listen. */
  label: string;
};

/** A button in a row that is an icon alone. */
export function RowAction({ title, label, ...button }: RowActionProps) {
  return <Button type="text" size="small" title={title} aria-label={label} {...button} />;
}
