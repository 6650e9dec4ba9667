import { expect, test } from "vitest";
import { type AccountRole, can } from "../../src/contract/roles";
import { currentLink } from "../../src/site/frame/currentLink";
import { accountLinks, consoleHomes, footerLinks, navigation, type SiteLink } from "../../src/site/frame/links";
import { readTexts } from "../support/locales";

const texts = readTexts("en");
const inEnglish = (links: readonly SiteLink[]) => links.map(({ to, label }) => [texts.get(`site:${label}`), to]);

test("the navigation leads to", () => {
  expect(inEnglish(navigation)).toEqual([
    ["Home", "/"],
    ["Discover", "/search"],
    ["Nearby", "/nearby"],
    ["Festivals", "/search?filter=festivals"],
    ["Panchang", "/#panchang"],
    ["Donate", "/donate"],
  ]);
});

test("the footer has the pages of the law", () => {
  expect(inEnglish(footerLinks)).toEqual(
    expect.arrayContaining([
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ]),
  );
});

const own = ["Profile", "Add Temple", "Shop", "Settings"];
const pandit = ["Pandit Dashboard", "Schedule Live Event"];

test.each<[AccountRole, string[]]>([
  ["DEVOTEE", own],
  ["PANDIT", [...own, ...pandit, "Bookings"]],
  ["TEMPLE_ADMIN", [...own, "Temples", "Moderation", "Bookings"]],
  ["FESTIVAL_ADMIN", [...own, "Festivals"]],
  ["USER_ADMIN", [...own, "Users", "Moderation"]],
  ["CONTENT_ADMIN", [...own, "Content", "Moderation"]],
])("%s has in the menu what is theirs", (role, labels) => {
  const shown = accountLinks.filter(({ permission }) => can(role, permission));
  expect(new Set(inEnglish(shown).map(([label]) => label))).toEqual(new Set(labels));
});

test.each<AccountRole>(["ADMIN", "SUPER_ADMIN"])("%s has all of it", (role) => {
  expect(accountLinks.filter(({ permission }) => !can(role, permission))).toEqual([]);
});

test("an admin of one field comes to the own screen after login", () => {
  expect(consoleHomes).toEqual({
    TEMPLE_ADMIN: "/admin/temples",
    FESTIVAL_ADMIN: "/admin/festivals",
    USER_ADMIN: "/admin/users",
    CONTENT_ADMIN: "/admin/content",
  });
});

test.each([
  ["/", "/"],
  ["/divine", "/"],
  ["/classic", "/"],
  ["/search", "/search"],
  ["/search?q=shiva&sort=rating", "/search"],
  ["/classic-search", "/search"],
  ["/temple/kashi-vishwanath", "/search"],
  ["/nearby?radius=25", "/nearby"],
  ["/search?filter=festivals", "/search?filter=festivals"],
  ["/search?sort=rating&filter=festivals", "/search?filter=festivals"],
  ["/festivals", "/search?filter=festivals"],
  ["/festivals/onam", "/search?filter=festivals"],
  ["/panchang", "/#panchang"],
  ["/panchang/mumbai/2026-11-08", "/#panchang"],
  ["/#panchang", "/#panchang"],
  ["/divine#panchang", "/"],
  ["/donate?temple=7", "/donate"],
  ["/help", "/help"],
  ["/lists", "/lists"],
  ["/lists/char-dham", "/lists"],
  ["/temples", "/temples"],
  ["/temples/karnataka/udupi", "/temples"],
  ["/deities/shiva", "/temples"],
  ["/saved", "/saved"],
  ["/profile#my-bookings", "/profile"],
  ["/login", undefined],
  ["/nowhere", undefined],
])("%s belongs to the link to %s", (address, to) => {
  const { pathname, search, hash } = new URL(address, "https://temples.example");
  expect(currentLink({ pathname, search, hash })).toBe(to);
});
