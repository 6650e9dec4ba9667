import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../client/errors";
import { deviceStorage } from "../../client/storage";
import { useSession } from "../../client/useSession";
import type { NamedSearch, SavedView, SavedViews } from "../../contract/savedViews";
import { viewLimits } from "../../contract/viewLimits";
import { problemAt } from "../form/fieldErrors";
import { useHttp } from "../http";

const root = "/api/admin/views";

/** One's own views of a list as the server keeps them; what an older version left in this browser is moved there first. */
export function useSavedViews(path: string) {
  const { t } = useTranslation();
  const { read, add, remove } = useViewCalls(path);
  const [views, setViews] = useState<SavedView[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(() => {
    setFailure(undefined);
    read().then(setViews, (error) => setFailure(errorText(error, t)));
  }, [read, t]);
  useEffect(load, [load]);

  /** Answers what was refused. */
  const change = async (call: () => Promise<SavedView[]>): Promise<string | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      setViews(await call());
    } catch (error) {
      return problemAt(error, "name", t) ?? errorText(error, t);
    } finally {
      setBusy(false);
    }
  };
  return {
    views,
    failure,
    isBusy,
    readAgain: load,
    save: (view: NamedSearch) => change(() => add(view)),
    remove: (id: number) => void change(() => remove(id)).then(setFailure),
  };
}

function useViewCalls(path: string) {
  const http = useHttp();
  const { userId = "" } = useSession();
  return useMemo(() => {
    const list = path.replace("/admin/", "");
    const key = `console.views.${path}.${userId}`;
    const items = ({ data }: { data: SavedViews }) => data.items;
    const ofServer = async () => items(await http.get<SavedViews>(root, { params: { list } }));
    return {
      read: async () => {
        const held = viewsIn(deviceStorage.get(key));
        if (held.length === 0) return ofServer();
        const moved = items(await http.put<SavedViews>(root, { list, views: held }));
        deviceStorage.remove(key);
        return moved;
      },
      add: async (view: NamedSearch) => items(await http.post<SavedViews>(root, { list, ...view })),
      remove: async (id: number) => {
        await http.delete(`${root}/${id}`);
        return ofServer();
      },
    };
  }, [http, path, userId]);
}

const isView = (item: unknown): item is NamedSearch =>
  typeof item === "object" &&
  item !== null &&
  "name" in item &&
  typeof item.name === "string" &&
  "search" in item &&
  typeof item.search === "string";

/** The list in a stored text; nothing where it is none. */
export function itemsIn(text: string): unknown[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

/** What the browser kept, as far as the server takes it. */
const viewsIn = (text: string | undefined): NamedSearch[] =>
  itemsIn(text ?? "")
    .filter(isView)
    .map(({ name, search }) => ({ name: name.trim(), search }))
    .filter(({ name, search }) => fits(name, viewLimits.name) && fits(search, viewLimits.search))
    .slice(0, viewLimits.views);

const fits = (text: string, most: number) => text.length > 0 && text.length <= most;
