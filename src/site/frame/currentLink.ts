import { accountLinks, footerLinks, navigation } from "./links";

/** What an address consists of, as `location` names it. */
export type Address = { pathname: string; search: string; hash: string };

const [home, discover, nearby, festivals, panchang, donate] = navigation.map(({ to }) => to);

/** The entry of the navigation whose pages begin with this part of the path. */
const sections: Readonly<Record<string, string | undefined>> = {
  "": home,
  divine: home,
  classic: home,
  search: discover,
  "classic-search": discover,
  temple: discover,
  nearby,
  festivals,
  panchang,
  donate,
  lists: "/lists",
  temples: "/temples",
  deities: "/temples",
};

/** What leads to a part of a page: the address as it stands, in whatever order and company. */
const parts: readonly { to: string | undefined; holds: (address: Address) => boolean }[] = [
  {
    to: festivals,
    holds: ({ pathname, search }) =>
      pathname === "/search" && new URLSearchParams(search).get("filter") === "festivals",
  },
  { to: panchang, holds: ({ pathname, hash }) => pathname === "/" && hash === "#panchang" },
];

/** The one link of the bar, the foot or the account's menu that the address belongs to, by where it leads. */
export function currentLink(address: Address): string | undefined {
  const part = parts.find(({ holds }) => holds(address));
  if (part) return part.to;
  const own = [...footerLinks, ...accountLinks].find(({ to }) => to === address.pathname);
  return own?.to ?? sections[address.pathname.split("/")[1] ?? ""];
}
