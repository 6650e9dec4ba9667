import type { BrowserContext } from "@playwright/test";
import { inMs } from "../support/clock";
import { type Subscription, startPushService } from "../support/pushService";
import {
  addTemple,
  test as base,
  enterWith,
  expect,
  expectAccessible,
  expectToFit,
  SECRET,
} from "../support/visitorTest";

type Push = Awaited<ReturnType<typeof startPushService>>;

const test = base.extend<object, { push: Push }>({
  push: [
    async ({ browserName: _ }, use) => {
      const push = await startPushService();
      await use(push);
      await push.stop();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ mail, push }, use) =>
      use({ SMTP_URL: mail.url, PUSH_SERVICE_URL: push.url, TRUST_PROXY: "1", JWT_SECRET: SECRET }),
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "allow" });

/** The browser as it is, but for the service it would subscribe at, and the question whether it may, which is answered. */
async function subscribeAt(context: BrowserContext, subscription: Subscription) {
  await context.addInitScript((given) => {
    const { endpoint, ...keys } = given;
    const stored = () => localStorage.getItem("test-push-key");
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)).buffer;
    const subscribed = (key: string) => ({
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
      toJSON: () => ({ endpoint, keys }),
    });
    Object.defineProperty(Notification, "permission", { get: () => (stored() ? "granted" : "default") });
    Object.assign(Notification, { requestPermission: async () => "granted" });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem("test-push-key", applicationServerKey);
        return subscribed(applicationServerKey);
      },
      getSubscription: async () => {
        const key = stored();
        return key ? subscribed(key) : null;
      },
    });
  }, subscription);
}

test("a fast, a day's vow and a broadcast are chosen in three taps without an account, and ended in one", async ({
  page,
  context,
  push,
  apiAs,
}) => {
  await subscribeAt(context, push.subscribe("visitor"));
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const startTime = inMs(2 * 86_400_000);
  const aarti = { title: "Evening aarti", templeName: temple.name, templeId: temple.id, youtubeId: "dQw4w9WgXcQ" };
  await api.post("/api/live/events", { data: { ...aarti, startTime } });
  for (const [path, name] of [
    ["/festivals/ekadashi", "Ekadashi"],
    ["/panchang/udupi/2026-11-27", "Sankashti Chaturthi"],
    [`/temple/${temple.slug}`, "Evening aarti"],
  ] as const) {
    await page.goto(path);
    const remind = page.getByRole("button", { name: `Remind me: ${name}` });
    await remind.click(); // the browser's own question is the third tap
    const choice = page.getByRole("region", { name: `Remind me of ${name}` });
    await choice.getByRole("button", { name: "On this device" }).click();
    await expect(choice.getByRole("status")).toContainText(`You will be reminded of ${name}.`);
    await expect(choice).toContainText(/Nothing is sent between 9:00\spm and 7:00\sam IST\./);
    await page.reload();
    await remind.click();
    await choice.getByRole("button", { name: `Stop the reminder for ${name} (on your devices)` }).click();
    await expect(choice.getByRole("status")).toHaveCount(0);
    await expect(choice.getByRole("button", { name: "On this device" })).toBeVisible();
  }
  await expectAccessible(page);
});

test("the worker shows a message once, its action ends the reminder, and a renewed subscription goes on", async ({
  page,
  context,
  push,
  request,
}) => {
  const [before, after] = [push.subscribe("before"), push.subscribe("after")];
  const proofOf = ({ endpoint, auth }: Subscription) => ({ endpoint, auth });
  const choose = async (subject: string) => {
    const wanted = { kind: "festival", subject, channel: "push", device: proofOf(before) };
    return (await (await request.post("/api/reminders", { data: wanted })).json()).reminders;
  };
  await request.post("/api/reminders/devices", { data: before });
  await choose("sankashti-chaturthi");
  const [, ekadashi] = await choose("ekadashi");
  await page.goto("/about");
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const message = {
    title: "Tomorrow: Ekadashi",
    body: "Friday",
    path: "/festivals/ekadashi",
    tag: "festival 1 2026-11-20",
    endTitle: "Stop this reminder",
    endPath: `/api/reminders/end?token=${ekadashi.token}`,
  };
  // no browser without a screen shows messages or brings events of its own: both are made where it would begin
  const shown = await worker.evaluate(
    async ({ message: sent, renewed }) => {
      const calls: unknown[] = [];
      const scope = self as unknown as EventTarget & { registration: object };
      Object.assign(scope.registration, {
        showNotification: async (title: string, { body, tag, data, actions }: Record<string, unknown>) =>
          calls.push({ title, body, tag, path: (data as { path: string }).path, actions }),
      });
      const happen = async (name: string, fields: object) => {
        const work: Promise<unknown>[] = [];
        const event = Object.assign(new Event(name), fields);
        Object.assign(event, { waitUntil: (each: Promise<unknown>) => work.push(each) });
        scope.dispatchEvent(event);
        await Promise.all(work);
      };
      const subscribed = ({ endpoint, ...keys }: { endpoint: string }) => ({ endpoint, toJSON: () => ({ keys }) });
      await happen("push", { data: { json: () => sent } });
      await happen("push", { data: { json: () => ({ other: "message" }) } });
      const notification = { data: sent, close: () => calls.push("closed") };
      await happen("notificationclick", { action: "end", notification });
      const [oldSubscription, newSubscription] = renewed.map(subscribed);
      await happen("pushsubscriptionchange", { oldSubscription, newSubscription });
      return calls;
    },
    { message, renewed: [before, after] },
  );
  const { title, body, tag, path, endTitle } = message;
  expect(shown).toEqual([{ title, body, tag, path, actions: [{ action: "end", title: endTitle }] }, "closed"]);
  const listed = (device: Subscription) => request.post("/api/reminders/list", { data: { device: proofOf(device) } });
  expect((await listed(before)).status()).toBe(401);
  expect((await (await listed(after)).json()).reminders).toMatchObject([{ subject: "sankashti-chaturthi" }]);
});

test("the profile lists reminders, sets the hours and ends one; the link in a letter ends one at once", async ({
  page,
  newcomer,
  request,
}) => {
  const person = await newcomer();
  const headers = { authorization: `Bearer ${person.token}` };
  const data = { kind: "festival", subject: "ekadashi", channel: "mail" };
  const { reminders } = await (await request.post("/api/reminders", { headers, data })).json();
  await enterWith(page, person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/profile");
  const mine = page.getByRole("region", { name: "Reminders" });
  await expect(mine.getByRole("listitem")).toContainText(["Ekadashi"]);
  await mine.getByRole("button", { name: "Remind me of my bookings: My bookings, on the evening before" }).click();
  await mine.getByRole("button", { name: "By email", exact: true }).click();
  await expect(mine.getByRole("status")).toContainText("You will be reminded of My bookings");
  await mine.getByLabel("Quiet from").fill("22:30");
  await mine.getByRole("button", { name: "Save times" }).click();
  await expect(page.locator(".toast")).toContainText("The times are saved.");
  await expectToFit(page, 360);
  await expectAccessible(page);

  await page.goto(`/unsubscribe?reminder=${reminders[0].token}`);
  await expect(page.getByRole("status")).toHaveText("The reminder for Ekadashi has been stopped.");
  await page.getByRole("button", { name: "Remind me again" }).click();
  await expect(page.getByRole("status")).toHaveText("You will be reminded of Ekadashi.");
  await page.goto("/profile");
  await mine.getByRole("button", { name: "Stop the reminder for Ekadashi (by email)" }).click();
  await expect(mine.getByRole("link", { name: "Ekadashi" })).toHaveCount(0);
});
