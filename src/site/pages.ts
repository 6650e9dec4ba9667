import { matchPath } from "react-router-dom";
import { definePage, type PageDefinition } from "./page";

/** Every page of the site. */
export const pages: readonly PageDefinition[] = [
  definePage("/", "HomePage", () => import("./pages/HomePage"), ["panchang", "festivals"]),
  definePage("/divine", "DivinePage", () => import("./pages/DivinePage"), ["panchang", "festivals"]),
  definePage("/classic", "ClassicPage", () => import("./pages/ClassicPage"), ["panchang", "festivals"]),
  definePage("/search", "SearchPage", () => import("./pages/SearchPage"), ["festivals", "browse"]),
  definePage("/classic-search", "ClassicSearchPage", () => import("./pages/ClassicSearchPage"), ["samples"]),
  definePage("/nearby", "NearbyPage", () => import("./pages/NearbyPage"), ["nearby"]),
  definePage("/temple/:id", "TemplePage", () => import("./pages/TemplePage"), ["temple", "live", "festivals"]),
  definePage("/login", "LoginPage", () => import("./pages/LoginPage"), ["account"]),
  definePage("/register", "RegisterPage", () => import("./pages/RegisterPage"), ["account"]),
  definePage("/forgotten", "ForgottenPage", () => import("./pages/ForgottenPage"), ["account"]),
  definePage("/reset", "ResetPage", () => import("./pages/ResetPage"), ["account"]),
  definePage("/verify", "VerifyPage", () => import("./pages/VerifyPage"), ["account"]),
  definePage("/unsubscribe", "UnsubscribePage", () => import("./pages/UnsubscribePage"), ["unsubscribe"]),
  definePage("/settings", "SettingsPage", () => import("./pages/SettingsPage"), ["account", "member", "live"]),
  definePage("/profile", "ProfilePage", () => import("./pages/ProfilePage"), [
    "account",
    "member",
    "temple",
    "offline",
    "payments",
    "shop",
  ]),
  definePage("/add-temple", "AddTemplePage", () => import("./pages/AddTemplePage"), ["member"]),
  definePage("/book", "BookPage", () => import("./pages/BookPage"), ["booking", "payments", "member"]),
  definePage("/donate", "DonatePage", () => import("./pages/DonatePage"), ["payments"]),
  definePage("/payments/:id", "PaymentPage", () => import("./pages/PaymentPage"), ["payments"]),
  definePage("/pay/test/:id", "TestProviderPage", () => import("./pages/TestProviderPage"), ["payments"]),
  definePage("/saved", "SavedPage", () => import("./pages/SavedPage"), ["offline"]),
  definePage("/offline", "OfflinePage", () => import("./pages/OfflinePage"), ["offline"]),
  definePage("/live/schedule", "LiveSchedulePage", () => import("./pages/LiveSchedulePage"), ["live", "member"]),
  definePage("/shop", "ShopPage", () => import("./pages/ShopPage"), ["shop", "payments", "member"]),
  definePage("/pandit", "PanditPage", () => import("./pages/PanditPage"), ["pandit", "live", "member"]),
  definePage("/setup", "SetupPage", () => import("./pages/SetupPage"), ["account"]),
  definePage("/panchang/muhurta", "MuhurtaPage", () => import("./pages/MuhurtaPage"), [
    "muhurta",
    "panchang",
    "almanac",
    "festivals",
  ]),
  definePage("/panchang/:place?/:date?", "PanchangPage", () => import("./pages/PanchangPage"), [
    "panchang",
    "festivals",
    "almanac",
  ]),
  definePage("/festivals", "FestivalsPage", () => import("./pages/FestivalsPage"), [
    "festivals",
    "panchang",
    "almanac",
  ]),
  definePage("/festivals/:slug", "FestivalPage", () => import("./pages/FestivalPage"), [
    "festivals",
    "panchang",
    "almanac",
  ]),
  definePage("/temples/:state?/:place?", "PlacesPage", () => import("./pages/PlacesPage"), ["browse"]),
  definePage("/deities/:deity", "DeityPage", () => import("./pages/DeityPage"), ["browse"]),
  definePage("/lists", "ListsPage", () => import("./pages/ListsPage"), ["lists"]),
  definePage("/lists/:slug", "ListPage", () => import("./pages/ListPage"), ["lists"]),
  definePage("/about", "AboutPage", () => import("./pages/AboutPage"), ["pages"]),
  definePage("/privacy", "PrivacyPage", () => import("./pages/PrivacyPage"), ["pages"]),
  definePage("/terms", "TermsPage", () => import("./pages/TermsPage"), ["pages"]),
  definePage("/reviews", "ReviewsPage", () => import("./pages/ReviewsPage"), ["pages"]),
  definePage("/refunds", "RefundsPage", () => import("./pages/RefundsPage"), ["pages"]),
  definePage("/help", "HelpPage", () => import("./pages/HelpPage"), ["pages"]),
];

export const notFoundPage = definePage("*", "NotFoundPage", () => import("./pages/NotFoundPage"));
export const failurePage = definePage("*", "FailurePage", () => import("./pages/FailurePage"));

/** The page the first HTML shows: what its status says, else what its address says. */
export function firstPage(pathname: string, status: number | undefined): PageDefinition {
  if (status === 404) return notFoundPage;
  return status === 500 ? failurePage : matchPage(pathname).page;
}

/** The page an address belongs to, and the parameters in it. */
export function matchPage(pathname: string): { page: PageDefinition; params: Record<string, string | undefined> } {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return { page: notFoundPage, params: {} };
}
