import type { BaseRecord } from "@refinedev/core";
import { useState, useSyncExternalStore } from "react";
import { createStore } from "../../client/store";
import type { ListTable } from "./useListTable";

export type Selectable = BaseRecord & { id: number; name: string };

/** Some rows of a list one by one, or all that its filters match; under other filters nothing is selected. */
type Selected = { search: string; ids: readonly number[]; isAll: boolean };
const nothing: Selected = { search: "", ids: [], isAll: false };

/** What is selected in a list, beside React: a box that is ticked draws itself alone, and not the table around it. */
export type RowSelection = {
  follow: (listener: () => void) => () => void;
  get: () => Selected;
  set: (next: Omit<Selected, "search">) => void;
  /** The rows of the page. */
  here: readonly number[];
  search: string;
  total: number;
};

/** The selection of a list, over all its pages. */
export function useRowSelection<Row extends Selectable>({ rows, search, total }: ListTable<Row>): RowSelection {
  const [store] = useState(() => {
    const now = { selected: nothing };
    return { now, ...createStore(() => now.selected, "") };
  });
  return {
    follow: store.subscribe,
    get: store.get,
    set: (next) => {
      store.now.selected = { search, ...next };
      store.changed();
    },
    here: rows.map(({ id }) => id),
    search,
    total,
  };
}

/** What is selected now. */
export function useSelected({ follow, get, search }: RowSelection): Selected {
  const selected = useSyncExternalStore(follow, get);
  return selected.search === search ? selected : nothing;
}
