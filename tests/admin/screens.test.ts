import { describe, expect, test } from "vitest";
import { screens } from "../../src/admin/resources";
import { permissionOf } from "../../src/contract/policyRows";
import { accountRoles, can, permissions, type Role } from "../../src/contract/roles";
import { readTexts } from "../support/locales";

/** What a screen reads first from the server, where that has another address than the screen. */
const reads: Record<string, string> = {
  dashboard: "/api/admin/stats",
  templeManagement: "/api/admin/temples",
  content: "/api/admin/content/guidance",
  analytics: "/api/admin/analytics/metrics",
  myAnalytics: "/api/admin/analytics/my/metrics",
  monitoring: "/api/metrics/health",
  daySheet: "/api/admin/temples/:id/day-sheet",
  tickets: "/api/admin/temples/:id/ticket-list",
  causes: "/api/admin/temples/:id/causes",
};

/** The screen is the super admin's alone; its records are every temple admin's. */
const narrower = ["templeManagement"];
const roles: Role[] = ["VISITOR", ...accountRoles];

describe.each(screens)("$identifier", ({ identifier, permission, path }) => {
  const asked = permissionOf("GET", reads[identifier] ?? `/api${path}`);

  test("reads a call that the policy table has", () => {
    expect(asked, `what does ${path} read?`).toBeDefined();
  });

  test.each(roles)("%s opens it where the server answers it, and only there", (role) => {
    if (!asked) return;
    if (narrower.includes(identifier)) expect(!can(role, permission) || can(role, asked)).toBe(true);
    else expect(can(role, permission)).toBe(can(role, asked));
  });
});

test("a screen is refused by a permission that the table has", () => {
  expect(screens.filter(({ permission }) => !(permission in permissions))).toEqual([]);
});

test.each(["en", "hi", "kn"])("each screen has its name in %s, and on the dashboard a line about it", (language) => {
  const texts = readTexts(language);
  const onDashboard = screens.filter(({ path, within }) => path !== "/admin" && !within);
  const named = screens.map(({ identifier }) => `admin:menu.${identifier}`);
  const told = onDashboard.map(({ identifier }) => `admin:dashboard.actionHints.${identifier}`);
  expect([...named, ...told].filter((key) => !texts.has(key))).toEqual([]);
});
