import { useResource } from "@refinedev/core";
import { useState } from "react";
import { deviceStorage } from "../../client/storage";
import { useSession } from "../../client/useSession";
import { type ColumnSettings, inOrder, moved, readSettings } from "./columnSettings";
import type { ListColumn } from "./listColumn";

/** A column as it is chosen from. */
export type ColumnChoiceItem = { key: string; title: string; isShown: boolean; width: number | undefined };

/** The columns that are shown, and those to choose from; what was chosen is stored for the person. */
export function useColumns<Row>(columns: readonly ListColumn<Row>[]) {
  const { userId = "" } = useSession();
  const storageKey = `console.columns.${useResource().identifier}.${userId}`;
  const [settings, setSettings] = useState(() => readSettings(deviceStorage.get(storageKey) ?? ""));
  const change = (next: Partial<ColumnSettings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    deviceStorage.set(storageKey, JSON.stringify(all));
  };
  // what a record is and what can be done with it stay, at their ends
  const [first, ...others] = columns.filter(({ fixed }) => !fixed);
  const actions = columns.filter(({ fixed }) => fixed);
  const byKey = new Map(others.map((column) => [column.key, column]));
  const keys = inOrder([...byKey.keys()], settings.order);
  const isShown = ({ key, isExtra }: ListColumn<Row>) =>
    isExtra ? settings.added.includes(key) : !settings.hidden.includes(key);
  const ordered = keys.flatMap((key) => byKey.get(key) ?? []);
  const sized = (column: ListColumn<Row>): ListColumn<Row> => {
    const width = settings.widths[column.key];
    return width === undefined ? column : { ...column, width, className: `${column.className ?? ""} breaks` };
  };
  const shown = ordered.filter(isShown);
  return {
    shown: [...(first ? [first] : []), ...shown, ...actions].map(sized),
    /** The shown ones first, in their order. */
    choices: [...shown, ...ordered.filter((column) => !isShown(column))].map(
      (column): ColumnChoiceItem => ({
        key: column.key,
        title: column.title,
        isShown: isShown(column),
        width: settings.widths[column.key],
      }),
    ),
    show: (key: string, isWanted: boolean) => {
      const list = byKey.get(key)?.isExtra ? "added" : "hidden";
      const isListed = list === "added" ? isWanted : !isWanted;
      const rest = settings[list].filter((one) => one !== key);
      change({ [list]: isListed ? [...rest, key] : rest });
    },
    move: (key: string, by: -1 | 1) => {
      const visible = shown.map((column) => column.key);
      const hidden = keys.filter((one) => !visible.includes(one));
      change({ order: [...moved(visible, key, by), ...hidden] });
    },
    size: (key: string, width: number | undefined) => {
      const { [key]: _, ...rest } = settings.widths;
      change({ widths: width === undefined ? rest : { ...rest, [key]: width } });
    },
  };
}
