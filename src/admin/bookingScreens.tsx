import { CheckSquareOutlined, FileDoneOutlined, GiftOutlined, ScheduleOutlined } from "@ant-design/icons";
import { lazy } from "react";
import type { Screen } from "./screen";

/** The screens of those who answer for bookings, in the order of the menu. */
export const bookingScreens: readonly Screen[] = [
  {
    identifier: "bookings",
    group: "services",
    path: "/admin/bookings",
    permission: "bookings",
    denied: "denied.bookings",
    icon: <ScheduleOutlined />,
    Page: lazy(async () => ({ default: (await import("./bookings/BookingList")).BookingList })),
  },
  {
    identifier: "daySheet",
    path: "/admin/bookings/day",
    permission: "bookings",
    denied: "denied.bookings",
    icon: <FileDoneOutlined />,
    within: "bookings",
    Page: lazy(async () => ({ default: (await import("./daySheet/DaySheetScreen")).DaySheetScreen })),
  },
  {
    identifier: "tickets",
    path: "/admin/tickets",
    permission: "bookings",
    denied: "denied.bookings",
    icon: <CheckSquareOutlined />,
    within: "bookings",
    Page: lazy(async () => ({ default: (await import("./tickets/TicketScreen")).TicketScreen })),
  },
  {
    identifier: "causes",
    path: "/admin/causes",
    permission: "bookings",
    denied: "denied.bookings",
    icon: <GiftOutlined />,
    within: "bookings",
    Page: lazy(async () => ({ default: (await import("./services/CausesScreen")).CausesScreen })),
  },
];
