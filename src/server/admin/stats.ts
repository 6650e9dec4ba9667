import en from "../../../locales/en/admin.json";
import hi from "../../../locales/hi/admin.json";
import kn from "../../../locales/kn/admin.json";
import type { AdminStats, RecentTemple } from "../../contract/admin";
import type { Db } from "../db/open";
import type { Locale } from "../locale";
import { countTemplesByStatus, countUsers, listRecentTemples, type TempleCount } from "./repository";

const RECENT_DAYS = 30;
const RECENT_TEMPLES = 8;
const DAY_MS = 86_400_000;

const labels = { en: en.dashboard.stats, hi: hi.dashboard.stats, kn: kn.dashboard.stats };

/** The dashboard's figures as they are at `now`, named in a language. */
export async function readStats(db: Db, now: Date, locale: Locale): Promise<AdminStats> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
  const [counts, users] = await Promise.all([countTemplesByStatus(db), countUsers(db, since)]);
  const ofStatus = (status: string) => sumOf(counts.filter((count) => count.status === status));
  const names = labels[locale];
  const listed = counts.filter(({ status }) => status !== "archived");
  return {
    cards: [
      card("temple", sumOf(listed), names.temples, "gold", "/admin/temples"),
      card(
        "verified",
        sumOf(listed.filter(({ verified }) => verified)),
        names.verified,
        "green",
        "/admin/temples?verified=true",
      ),
      card("users", users.total, names.users, "blue"),
      card("recent", users.recent, names.recentUsers, "purple"),
    ],
    pendingApprovals: ofStatus("pending"),
    activeTemples: ofStatus("active"),
    underReview: ofStatus("inactive"),
    archived: ofStatus("archived"),
  };
}

const sumOf = (counts: TempleCount[]) => counts.reduce((sum, { temples }) => sum + temples, 0);

type Card = AdminStats["cards"][number];

function card(
  icon: Card["icon"],
  value: number,
  label: string,
  color: Card["color"],
  link: string | null = null,
): Card {
  return { icon, value, label, color, link };
}

const words: Record<string, RecentTemple["status"]> = { active: "Active", pending: "Pending" };

export async function readRecentTemples(db: Db): Promise<RecentTemple[]> {
  const rows = await listRecentTemples(db, RECENT_TEMPLES);
  return rows.map(({ id, name, city, state, status, created_at }) => ({
    id,
    name,
    location: `${city}, ${state}`,
    status: words[status] ?? "Inactive",
    added: created_at,
  }));
}
