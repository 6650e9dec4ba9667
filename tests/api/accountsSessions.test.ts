import { describe, expect, test } from "vitest";
import type { OwnSession } from "../../src/contract/sessions";
import { tidy } from "../../src/server/housekeeping";
import { PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const desk = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const MORNING = "2026-03-14T06:00:00Z";
const path = "/api/users/me/sessions";

/** Somebody with an account, and the calls of one browser of theirs once it is logged in. */
async function somebody(opened: TestApp) {
  const { email, id } = await opened.anAccount();
  const logIn = async (agent: string, password = PASSWORD) => {
    const headers = { "user-agent": agent };
    const answer = await opened.visitor.post("/api/auth/login", { email, password }, { headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return browserOf(opened, answer.body, agent);
  };
  return { email, id, logIn };
}

function browserOf({ visitor }: TestApp, token: string, agent: string) {
  const signed = { headers: { authorization: `Bearer ${token}`, "user-agent": agent } };
  return {
    list: async (): Promise<OwnSession[]> => (await visitor.get(path, signed)).json().sessions,
    end: async (id: string) => (await visitor.delete(`${path}/${encodeURIComponent(id)}`, signed)).statusCode,
    post: (url: string) => visitor.post(url, undefined, signed),
    put: (url: string, body: object) => visitor.put(url, body, signed),
    isIn: async () => (await visitor.get("/api/users/me", signed)).statusCode === 200,
  };
}

const names = (sessions: OwnSession[]) => sessions.map(({ browser, system }) => `${browser} on ${system}`);
const idOf = async (browser: { list: () => Promise<OwnSession[]> }) =>
  (await browser.list()).find(({ isCurrent }) => isCurrent)?.id ?? "none";

describe("where one is logged in", () => {
  test("is listed by browser and system, the newest first, with the one that asks", async () => {
    const opened = await testApp({ now: MORNING });
    const { logIn } = await somebody(opened);
    await logIn(phone);
    opened.clock.set("2026-03-14T07:00:00Z");
    const here = await logIn(desk);
    await (await somebody(opened)).logIn(phone);
    expect(await here.list()).toEqual([
      {
        id: expect.any(String),
        browser: "Firefox",
        system: "Linux",
        startedAt: "2026-03-14T07:00:00.000Z",
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: "Chrome",
        system: "Android",
        startedAt: "2026-03-14T06:00:00.000Z",
        isCurrent: false,
      },
    ]);
  });

  test("names nothing of a browser that does not say what it is, and takes no more of a name than it needs", async () => {
    const opened = await testApp();
    const { logIn } = await somebody(opened);
    await logIn("");
    await logIn("x".repeat(5_000));
    const sessions = await (await logIn(phone)).list();
    expect(names(sessions).filter((name) => name === "null on null")).toHaveLength(2);
  });

  test("names the system once where the browser's own name holds it", async () => {
    const opened = await testApp();
    const here = await (await somebody(opened)).logIn(
      "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    );
    expect(names(await here.list())).toEqual(["Samsung Internet on Android"]);
  });

  test("lists whoever has registered, and is part of what is stored about them", async () => {
    const opened = await testApp();
    const account = { name: "Asha Rao", email: "asha@test.example", password: "quiet river stone" };
    const { body } = await opened.visitor.post("/api/auth/register", account, { headers: { "user-agent": phone } });
    const here = browserOf(opened, body, phone);
    expect(names(await here.list())).toEqual(["Chrome on Android"]);
    const data = await opened.visitor.get("/api/users/me/data", { headers: { authorization: `Bearer ${body}` } });
    expect(names(data.json().sessions)).toEqual(["Chrome on Android"]);
  });

  test("lists no session that was logged out, ended by a new password or everywhere, or is over", async () => {
    const opened = await testApp({ now: MORNING });
    const { logIn } = await somebody(opened);
    const [lost, here] = [await logIn(phone), await logIn(desk)];
    await lost.post("/api/auth/logout");
    expect(names(await here.list())).toEqual(["Firefox on Linux"]);
    await logIn(phone);
    const renewed = await here.put("/api/users/me", {
      name: "Asha Rao",
      password: "ten lamps lit",
      currentPassword: PASSWORD,
    });
    const goesOn = browserOf(opened, renewed.json().token, desk);
    expect(names(await goesOn.list())).toEqual(["Firefox on Linux"]);
    await goesOn.post("/api/auth/logout-everywhere");
    const again = await logIn(phone, "ten lamps lit");
    expect(names(await again.list())).toEqual(["Chrome on Android"]);
    opened.clock.set("2026-03-14T18:00:01Z");
    expect(names(await (await logIn(desk, "ten lamps lit")).list())).toEqual(["Firefox on Linux"]);
    await tidy(opened.app);
    expect(await opened.db.selectFrom("sessions").select("agent").execute()).toEqual([{ agent: desk }]);
  });

  test("is told to nobody without an account", async () => {
    const { visitor } = await testApp();
    expect((await visitor.get(path)).statusCode).toBe(401);
    expect((await visitor.delete(`${path}/any`)).statusCode).toBe(401);
  });
});

describe("ending a session from another device", () => {
  test("ends its token with the next call, and no other", async () => {
    const opened = await testApp();
    const { logIn } = await somebody(opened);
    const [lost, here] = [await logIn(phone), await logIn(desk)];
    expect(await here.end(await idOf(lost))).toBe(200);
    expect([await lost.isIn(), await here.isIn()]).toEqual([false, true]);
    expect(names(await here.list())).toEqual(["Firefox on Linux"]);
  });

  test("is no longer possible when it has ended, or was never there", async () => {
    const opened = await testApp();
    const { logIn } = await somebody(opened);
    const [lost, here] = [await logIn(phone), await logIn(desk)];
    const id = await idOf(lost);
    await lost.post("/api/auth/logout");
    expect([await here.end(id), await here.end("none"), await here.end("x".repeat(101))]).toEqual([404, 404, 400]);
  });

  test("is not possible for somebody else, whatever the role", async () => {
    const opened = await testApp();
    const theirs = await (await somebody(opened)).logIn(phone);
    const id = await idOf(theirs);
    expect((await opened.as("SUPER_ADMIN").delete(`${path}/${id}`)).statusCode).toBe(404);
    expect(await theirs.isIn()).toBe(true);
  });
});
