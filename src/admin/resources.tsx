import {
  AppstoreOutlined,
  AreaChartOutlined,
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  GiftOutlined,
  HeartOutlined,
  ImportOutlined,
  LineChartOutlined,
  MailOutlined,
  MergeCellsOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TeamOutlined,
  WalletOutlined,
} from "@ant-design/icons";
import type { ResourceProps } from "@refinedev/core";
import { type ComponentType, lazy, type ReactNode } from "react";
import type { Permission } from "../contract/roles";

/** One screen of the console: where it is, who may see it, and the text others read there. */
export type Screen = {
  identifier: string;
  path: string;
  permission: Permission;
  denied: string;
  icon: ReactNode;
  /** The API resource whose records the screen lists; such a screen opens one at `path/create` and `path/:id`. */
  records?: string;
  /** The screen it is reached from, when it is not in the menu. */
  within?: string;
  /** A screen whose records are looked at rather than edited. */
  opens?: "show";
  Page: ComponentType;
};

/** Every screen, in the order of the menu; each is a chunk of its own. */
export const screens: readonly Screen[] = [
  {
    identifier: "dashboard",
    path: "/admin",
    permission: "dashboard",
    denied: "denied.plain",
    icon: <DashboardOutlined />,
    Page: lazy(async () => ({ default: (await import("./dashboard/Dashboard")).Dashboard })),
  },
  {
    identifier: "temples",
    path: "/admin/temples",
    permission: "temples",
    denied: "denied.temples",
    icon: <BankOutlined />,
    records: "admin/temples",
    Page: lazy(async () => ({ default: (await import("./temples/TempleList")).TempleList })),
  },
  {
    identifier: "duplicates",
    path: "/admin/temples/duplicates",
    permission: "temples",
    denied: "denied.temples",
    icon: <MergeCellsOutlined />,
    within: "temples",
    Page: lazy(async () => ({ default: (await import("./duplicates/Duplicates")).Duplicates })),
  },
  {
    identifier: "templeManagement",
    path: "/admin/temple-management",
    permission: "templesAdvanced",
    denied: "denied.superAdmin",
    icon: <AppstoreOutlined />,
    records: "admin/temples",
    Page: lazy(async () => ({ default: (await import("./temples/TempleManagement")).TempleManagement })),
  },
  {
    identifier: "festivals",
    path: "/admin/festivals",
    permission: "festivals",
    denied: "denied.festivals",
    icon: <CalendarOutlined />,
    records: "admin/festivals",
    Page: lazy(async () => ({ default: (await import("./festivals/FestivalList")).FestivalList })),
  },
  {
    identifier: "imports",
    path: "/admin/imports",
    permission: "imports",
    denied: "denied.imports",
    icon: <ImportOutlined />,
    records: "admin/imports",
    opens: "show",
    Page: lazy(async () => ({ default: (await import("./imports/ImportsScreen")).ImportsScreen })),
  },
  {
    identifier: "content",
    path: "/admin/content",
    permission: "content",
    denied: "denied.content",
    icon: <ReadOutlined />,
    records: "admin/content/guidance",
    Page: lazy(async () => ({ default: (await import("./content/ContentScreen")).ContentScreen })),
  },
  {
    identifier: "users",
    path: "/admin/users",
    permission: "users",
    denied: "denied.users",
    icon: <TeamOutlined />,
    Page: lazy(async () => ({ default: (await import("./users/UserList")).UserList })),
  },
  {
    identifier: "moderation",
    path: "/admin/moderation",
    permission: "moderation",
    denied: "denied.moderation",
    icon: <CheckSquareOutlined />,
    Page: lazy(async () => ({ default: (await import("./moderation/Moderation")).Moderation })),
  },
  {
    identifier: "bookings",
    path: "/admin/bookings",
    permission: "bookings",
    denied: "denied.bookings",
    icon: <ScheduleOutlined />,
    Page: lazy(async () => ({ default: (await import("./bookings/BookingList")).BookingList })),
  },
  {
    identifier: "payments",
    path: "/admin/payments",
    permission: "payments",
    denied: "denied.plain",
    icon: <WalletOutlined />,
    Page: lazy(async () => ({ default: (await import("./payments/Payments")).Payments })),
  },
  {
    identifier: "donations",
    path: "/admin/donations",
    permission: "payments",
    denied: "denied.plain",
    icon: <GiftOutlined />,
    within: "payments",
    Page: lazy(async () => ({ default: (await import("./payments/Donations")).Donations })),
  },
  {
    identifier: "paymentReport",
    path: "/admin/payments/report",
    permission: "payments",
    denied: "denied.plain",
    icon: <FileDoneOutlined />,
    within: "payments",
    Page: lazy(async () => ({ default: (await import("./payments/DayReport")).DayReport })),
  },
  {
    identifier: "paymentAuthorisations",
    path: "/admin/payment-authorisations",
    permission: "payments",
    denied: "denied.plain",
    icon: <SafetyCertificateOutlined />,
    within: "payments",
    Page: lazy(async () => ({ default: (await import("./payments/Authorisations")).Authorisations })),
  },
  {
    identifier: "analytics",
    path: "/admin/analytics",
    permission: "platformAnalytics",
    denied: "denied.superAdmin",
    icon: <AreaChartOutlined />,
    Page: lazy(async () => ({ default: (await import("./analytics/PlatformAnalytics")).PlatformAnalytics })),
  },
  {
    identifier: "myAnalytics",
    path: "/admin/my-analytics",
    permission: "ownAnalytics",
    denied: "denied.plain",
    icon: <LineChartOutlined />,
    Page: lazy(async () => ({ default: (await import("./analytics/OwnAnalytics")).OwnAnalytics })),
  },
  {
    identifier: "monitoring",
    path: "/admin/monitoring",
    permission: "monitoring",
    denied: "denied.plain",
    icon: <HeartOutlined />,
    Page: lazy(async () => ({ default: (await import("./monitoring/Monitoring")).Monitoring })),
  },
  {
    identifier: "products",
    path: "/admin/products",
    permission: "shop",
    denied: "denied.plain",
    icon: <ShopOutlined />,
    records: "admin/products",
    Page: lazy(async () => ({ default: (await import("./shop/ProductList")).ProductList })),
  },
  {
    identifier: "orders",
    path: "/admin/orders",
    permission: "shop",
    denied: "denied.plain",
    icon: <ShoppingOutlined />,
    Page: lazy(async () => ({ default: (await import("./shop/OrderList")).OrderList })),
  },
  {
    identifier: "outbox",
    path: "/admin/outbox",
    permission: "monitoring",
    denied: "denied.plain",
    icon: <MailOutlined />,
    Page: lazy(async () => ({ default: (await import("./outbox/Outbox")).Outbox })),
  },
  {
    identifier: "audit",
    path: "/admin/audit",
    permission: "audit",
    denied: "denied.superAdmin",
    icon: <AuditOutlined />,
    Page: lazy(async () => ({ default: (await import("./audit/AuditLog")).AuditLog })),
  },
];

/** The same list in Refine's words. */
export const resources: ResourceProps[] = screens.map(({ identifier, path, permission, icon, records, opens }) => ({
  name: records ?? identifier,
  identifier,
  list: path,
  ...(records && (opens ? { show: `${path}/:id` } : { create: `${path}/create`, edit: `${path}/:id` })),
  meta: { label: `menu.${identifier}`, icon, permission },
}));
