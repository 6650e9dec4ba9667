import { useQuery } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Permission } from "../../contract/roles";
import { useHttp } from "../http";
import { useMayOpen } from "../layout/useMayOpen";
import { screens } from "../resources";

/** One line of the palette: a screen, something to do, or a record. */
export type Entry = { key: string; group: "screens" | "actions" | "records"; label: string; hint: string; to: string };

const pauseMs = 200;
const fewest = 2;
const most = 6;

/** Something to do, with the key of its words and where it is done. */
const actions: readonly { text: string; to: string; permission: Permission }[] = [
  { text: "temples.add", to: "/admin/temples/create", permission: "temples" },
  { text: "festivals.add", to: "/admin/festivals/create", permission: "festivals" },
  { text: "content.add", to: "/admin/content/create", permission: "content" },
  { text: "find.do.import", to: "/admin/imports", permission: "imports" },
  { text: "find.do.duplicates", to: "/admin/temples/duplicates", permission: "temples" },
  { text: "temples.checkPositions", to: "/admin/temples/positions", permission: "temples" },
  { text: "find.do.moderate", to: "/admin/moderation", permission: "moderation" },
  { text: "find.do.bookings", to: "/admin/bookings", permission: "bookings" },
  { text: "find.do.orders", to: "/admin/orders?status=paid", permission: "shop" },
  { text: "find.do.quality", to: "/admin/temples?finding=contradiction", permission: "temples" },
];

type Found = { id: number; name: string; city?: string; email?: string };
type Source = {
  screen: string;
  url: string;
  query: string;
  items: string;
  permission: Permission;
  to: (found: Found) => string;
};

/** Where records are looked for. */
const sources: readonly Source[] = [
  {
    screen: "temples",
    url: "/api/admin/temples",
    query: "search",
    items: "temples",
    permission: "temples",
    to: ({ id }) => `/admin/temples/${id}/workspace`,
  },
  {
    screen: "festivals",
    url: "/api/admin/festivals",
    query: "search",
    items: "festivals",
    permission: "festivals",
    to: ({ id }) => `/admin/festivals/${id}`,
  },
  {
    screen: "lists",
    url: "/api/admin/lists",
    query: "q",
    items: "lists",
    permission: "temples",
    to: ({ id }) => `/admin/lists/${id}`,
  },
  {
    screen: "users",
    url: "/api/admin/users",
    query: "search",
    items: "users",
    permission: "users",
    to: ({ name }) => `/admin/users?${new URLSearchParams({ search: name })}`,
  },
];

/** The records of one kind, of temples the best known ones first. */
async function recordsOf(http: AxiosInstance, { screen, url, query, items, to }: Source, asked: string) {
  const params = { [query]: asked, page: screen === "users" ? 0 : 1, size: most };
  const [known, { data }] = await Promise.all([
    screen === "temples"
      ? http.get<{ suggestions: Found[] }>("/api/temples/suggest", { params: { q: asked } })
      : { data: { suggestions: [] } },
    http.get<Record<string, Found[]>>(url, { params }),
  ]);
  const found = new Map([...known.data.suggestions, ...(data[items] ?? [])].map((one) => [one.id, one]));
  return [...found.values()].slice(0, most).map((one) => ({ screen, one, to: to(one) }));
}

/** What the palette offers for what was typed: screens and actions at once, records once the typing pauses. */
export function useFound(typed: string): { entries: Entry[]; isLooking: boolean } {
  const { t } = useTranslation();
  const http = useHttp();
  const { isOpen } = useMayOpen();
  const text = typed.trim();
  const [asked, ask] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => ask(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const own = sources.filter(({ permission }) => isOpen(permission));
  const isAsking = asked.length >= fewest;
  const { data: records = [], isFetching } = useQuery({
    queryKey: ["palette", asked, own.map(({ screen }) => screen)],
    enabled: isAsking,
    queryFn: async () => (await Promise.all(own.map((source) => recordsOf(http, source, asked)))).flat(),
  });
  const isLike = (label: string) => label.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const entries: Entry[] = [
    ...screens
      .filter(({ permission, identifier }) => isOpen(permission) && isLike(t(`menu.${identifier}`)))
      .map(({ identifier, path }): Entry => {
        const label = t(`menu.${identifier}`);
        return { key: path, group: "screens", label, hint: "", to: path };
      }),
    ...actions
      .filter(({ permission, text: words }) => isOpen(permission) && isLike(t(words)))
      .map(({ text: words, to }): Entry => ({ key: words, group: "actions", label: t(words), hint: "", to })),
    ...(isAsking && text.length >= fewest ? records : []).map(({ screen, one, to }): Entry => {
      const hint = [one.city ?? one.email, t(`menu.${screen}`)].filter(Boolean).join(" · ");
      return { key: `${screen} ${one.id}`, group: "records", label: one.name, hint, to };
    }),
  ];
  return { entries, isLooking: isFetching || (text !== asked && text.length >= fewest) };
}
