import type { HTTPMethods } from "fastify";
import { describe, expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import { accountRoles, type Permission, permissions, type Role } from "../../src/contract/roles";
import { storeTemple } from "../support/contributions";
import { sharedApp } from "../support/testApp";

const NOW = "2026-11-21T06:30:00.000Z";

const { app, visitor, anAccount } = await sharedApp({ env: { RATE_LIMITS: "off" } });
const temple = await storeTemple(app.db, { name: "Lamp Temple" });

const roles: Role[] = ["VISITOR", ...accountRoles];
const rows = Object.entries(policy).map(([row, permission]) => {
  const [method = "", url = ""] = row.split(" ");
  return { method: method as HTTPMethods, url, permission };
});
const served = rows.filter((route) => app.hasRoute(route));

/** Read from the table itself, so that a mistake in the asking shows. */
const mayCall = (role: Role, permission: Permission) => new Set<Role>(permissions[permission]).has(role);

/** An address the route answers to; nothing has these ids, so a call that is let in changes nothing. */
const addressOf = (url: string) =>
  url
    .replace(/:\w*[iI]d\b/g, "2147483647")
    .replace(/:\w+/g, "nothing")
    .replace("*", "nothing");

/** Open to anyone who brings a single-use ticket, which nobody here does. */
const asksForTicket = (url: string) => /\/(export|failed)\.csv$/.test(url);

/** What a role that is kept out reads; one that is let in may read anything else. */
function refusal(role: Role): [number, string] {
  return role === "VISITOR"
    ? [401, "Please log in to continue."]
    : [403, "You do not have permission to perform this action."];
}

describe.each(served)("$method $url ($permission)", ({ method, url, permission }) => {
  test.each(roles)("%s", async (role) => {
    // an account of its own for each call: some calls end the caller's session or account
    const caller = role === "VISITOR" ? visitor : await anAccount({ role });
    const answer = await caller.call(method, addressOf(url));
    if (mayCall(role, permission)) {
      if (!asksForTicket(url)) expect(answer.statusCode).not.toBe(403);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      if (role !== "VISITOR") expect(answer.statusCode).not.toBe(401);
    } else {
      const [status, message] = refusal(role);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().message).toBe(message);
    }
  });
});

describe("a temple's manager without a role", () => {
  test.each(served.filter(({ permission }) => !mayCall("DEVOTEE", permission)))(
    "$method $url ($permission)",
    async ({ method, url, permission }) => {
      const { call, id } = await anAccount();
      const refused = [403, "You do not have permission to perform this action."];
      const answered = async () => {
        const answer = await call(method, addressOf(url));
        return [answer.statusCode, answer.json().message];
      };
      const own = { temple_id: temple, user_id: id };
      await app.db.insertInto("temple_managers").values(own).execute(); // shared it
      expect(await answered()).toEqual(refused);
      await app.db.updateTable("temple_managers").set({ named_at: NOW }).where("user_id", "=", id).execute();
      if (permission === "bookings") expect((await call(method, addressOf(url))).statusCode).not.toBe(403);
      else expect(await answered()).toEqual(refused);
      await app.db.deleteFrom("temple_managers").where("user_id", "=", id).execute();
      expect(await answered()).toEqual(refused);
    },
  );
});

test("routes that need a role are among those walked", () => {
  expect(served.filter(({ permission }) => permission !== "anyone" && permission !== "account").length).toBeGreaterThan(
    0,
  );
});

describe("the table", () => {
  test("lets the super admin do all that any role may", () => {
    expect(rows.filter(({ permission }) => !mayCall("SUPER_ADMIN", permission))).toEqual([]);
  });

  test("gives a visitor nothing but what is open to anyone", () => {
    const open = Object.entries(permissions).filter(([, holders]) => holders.some((holder) => holder === "VISITOR"));
    expect(open.map(([name]) => name)).toEqual(["anyone"]);
  });

  const forSuperAdmins = ["audit", "platformAnalytics", "templesAdvanced"];
  const forAdmins = Object.keys(permissions).filter((name) => name !== "anyone" && !forSuperAdmins.includes(name));
  test.each([
    ["ADMIN", forAdmins],
    ["DEVOTEE", ["account"]],
    ["PANDIT", ["account", "rituals", "bookings"]],
    ["TEMPLE_ADMIN", ["account", "temples", "imports", "savedViews", "moderation", "bookings"]],
    ["FESTIVAL_ADMIN", ["account", "festivals", "imports", "savedViews"]],
    ["USER_ADMIN", ["account", "users", "savedViews", "moderation"]],
    ["CONTENT_ADMIN", ["account", "content", "moderation"]],
  ] as const)("gives %s exactly %j", (role, expected) => {
    const held = Object.entries(permissions).filter(([, holders]) => holders.some((holder) => holder === role));
    expect(
      held
        .map(([name]) => name)
        .filter((name) => name !== "anyone")
        .sort(),
    ).toEqual([...expected].sort());
  });
});
