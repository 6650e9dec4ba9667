import type { Permission } from "../../contract/roles";

/** Where the navigation leads. A page that comes to exist gets its line here, and every place that links to it shows it. */
export type SiteLink = { to: string; label: string };

export const navigation: readonly SiteLink[] = [
  { to: "/", label: "nav.home" },
  { to: "/search", label: "nav.discover" },
  { to: "/nearby", label: "nav.nearby" },
  { to: "/search?filter=festivals", label: "nav.festivals" },
  { to: "/#panchang", label: "nav.panchang" },
  { to: "/donate", label: "nav.donate" },
];

const saved: SiteLink = { to: "/saved", label: "footer.saved" };

/** A phone's menu also leads to what is on the device, which is looked for on the way. */
export const menuLinks: readonly SiteLink[] = [...navigation, saved];

export const footerLinks: readonly SiteLink[] = [
  { to: "/temples", label: "footer.places" },
  { to: "/lists", label: "footer.lists" },
  saved,
  { to: "/about", label: "footer.about" },
  { to: "/help", label: "footer.help" },
  { to: "/reviews", label: "footer.reviews" },
  { to: "/refunds", label: "footer.refunds" },
  { to: "/privacy", label: "footer.privacy" },
  { to: "/terms", label: "footer.terms" },
];

/** Devotional services that are open; a link to one appears only when it is. */
export const services: { donate?: string; book?: string } = { donate: "/donate", book: "/book" };

/** What is one's own once signed in, and the console's screens for those who may open them. */
export const accountLinks: readonly (SiteLink & { permission: Permission })[] = [
  { to: "/profile", label: "nav.profile", permission: "account" },
  { to: "/add-temple", label: "nav.addTemple", permission: "account" },
  { to: "/shop", label: "nav.shop", permission: "account" },
  { to: "/pandit", label: "nav.pandit", permission: "rituals" },
  { to: "/live/schedule", label: "nav.schedule", permission: "rituals" },
  { to: "/settings", label: "nav.settings", permission: "account" },
  { to: "/admin", label: "nav.adminDashboard", permission: "dashboard" },
  { to: "/admin/temples", label: "nav.adminTemples", permission: "temples" },
  { to: "/admin/festivals", label: "nav.festivals", permission: "festivals" },
  { to: "/admin/users", label: "nav.adminUsers", permission: "users" },
  { to: "/admin/content", label: "nav.adminContent", permission: "content" },
  { to: "/admin/moderation", label: "nav.adminModeration", permission: "moderation" },
  { to: "/admin/bookings", label: "nav.adminBookings", permission: "bookings" },
];

/** Where an admin of one field goes after login; everyone else goes home. */
export const consoleHomes: Readonly<Record<string, string>> = {
  TEMPLE_ADMIN: "/admin/temples",
  FESTIVAL_ADMIN: "/admin/festivals",
  USER_ADMIN: "/admin/users",
  CONTENT_ADMIN: "/admin/content",
};
