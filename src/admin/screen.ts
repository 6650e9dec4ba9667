import type { ComponentType, ReactNode } from "react";
import type { Permission } from "../contract/roles";

/** The parts of the menu, in their order. */
export const menuGroups = ["catalogue", "people", "services", "insight", "system"] as const;
type MenuGroup = (typeof menuGroups)[number];

/** One screen of the console: where it is, who may see it, and the text others read there. */
export type Screen = {
  identifier: string;
  path: string;
  /** The part of the menu that it stands in; the home screen stands before them. */
  group?: MenuGroup;
  permission: Permission;
  denied: string;
  icon: ReactNode;
  /** The API resource whose records the screen lists; such a screen opens one at `path/create` and `path/:id`. */
  records?: string;
  /** Rows on a page of its list, unless 20. */
  pageSize?: number;
  /** The screen it is reached from, when it is not in the menu. */
  within?: string;
  /** A page of its own for each record, at this path after the record's; the form that opens over the list stays. */
  show?: { path: string; Page: ComponentType };
  /** A screen whose records are looked at rather than edited. */
  opens?: "show";
  Page: ComponentType;
};
