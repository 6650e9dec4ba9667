import { describe, expect, test, vi } from "vitest";
import { PASSWORD, PASSWORD_HASH } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

// thousands of guesses: what each costs is of no matter here
vi.mock("@node-rs/argon2", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@node-rs/argon2")>()),
  verify: async (hash: string, password: string) => hash === PASSWORD_HASH && password === PASSWORD,
}));

/** The limiter per minute is off, so that what is counted here is failures alone. */
const patient = { env: { RATE_LIMITS: "off" }, now: "2026-03-14T06:00:00Z" };
let address = 0;
const anywhere = () => ({
  remoteAddress: `10.${Math.floor(++address / 60_000)}.${Math.floor(address / 250) % 240}.${address % 250}`,
});
const here = { remoteAddress: "203.0.113.7" };

type From = { remoteAddress: string; headers?: { cookie: string } };
const signIn = ({ visitor }: Pick<TestApp, "visitor">, email: string, password: string, from: From) =>
  visitor.post("/api/auth/login", { email, password }, from);

async function fail(app: TestApp, times: number, email: string, from: () => From = () => here): Promise<number[]> {
  const answers = [];
  for (let each = 0; each < times; each++) {
    answers.push((await signIn(app, email, "not this one", from())).statusCode);
  }
  return answers;
}

/** Guesses made at once from as many addresses. */
const attack = (app: TestApp, times: number, email: string) =>
  Promise.all(Array.from({ length: times }, () => signIn(app, email, "not this one", anywhere())));

/** The mark that a device gets by signing in. */
async function deviceOf(app: TestApp, email: string, from: From = here): Promise<{ cookie: string }> {
  const { headers } = await signIn(app, email, PASSWORD, from);
  const cookies = [headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0]);
  const cookie = cookies.find((each) => each?.startsWith("device-"));
  if (!cookie) throw new Error("signing in left no mark");
  return { cookie };
}

describe("after ten failures from one address", () => {
  test("an account is refused there with the catalogue's text, also with the right password", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    expect(await fail(app, 11, email)).toEqual([...Array(10).fill(401), 429]);
    const answer = await signIn(app, email, PASSWORD, here);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().message).toBe("Too many requests. Please wait a moment and try again.");
  });

  test("its owner signs in elsewhere, and there on a device that has signed in before", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    const headers = await deviceOf(app, email);
    await fail(app, 11, email);
    expect((await signIn(app, email, PASSWORD, anywhere())).statusCode).toBe(200);
    expect((await signIn(app, email, PASSWORD, { ...here, headers })).statusCode).toBe(200);
  });

  test("an address nobody has is refused in the same way", async () => {
    const app = await testApp(patient);
    expect(await fail(app, 11, "nobody@test.example")).toEqual([...Array(10).fill(401), 429]);
  });

  test("at the same time no more guesses are heard than one after another", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    const answers = await Promise.all(Array.from({ length: 16 }, () => signIn(app, email, "not this one", here)));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  });

  test("an IPv6 customer's addresses count as one", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    let at = 0;
    const answers = await fail(app, 11, email, () => ({ remoteAddress: `2001:db8:1:2::${++at}` }));
    expect(answers.at(-1)).toBe(429);
  });

  test("others sign in as ever", async () => {
    const app = await testApp(patient);
    await fail(app, 11, (await app.anAccount()).email);
    expect((await signIn(app, (await app.anAccount()).email, PASSWORD, here)).statusCode).toBe(200);
  });

  test("fifteen minutes make good", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    await fail(app, 11, email);
    app.clock.set("2026-03-14T06:14:59Z");
    expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(429);
    app.clock.set("2026-03-14T06:15:01Z");
    expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(200);
  });
});

describe("a thousand failures from as many addresses", () => {
  test("keep the owner out neither on a known device nor at a new address, and a letter tells of them", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    const headers = await deviceOf(app, email);
    for (let each = 0; each < 4; each++) {
      const answers = await attack(app, 250, email);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    }
    for (let each = 0; each < 9; each++) {
      expect((await signIn(app, email, "mistyped", { ...anywhere(), headers })).statusCode).toBe(401);
    }
    expect((await signIn(app, email, PASSWORD, { ...anywhere(), headers })).statusCode).toBe(200);
    const fresh = anywhere();
    expect((await signIn(app, email, "mistyped", fresh)).statusCode).toBe(401);
    expect((await signIn(app, email, "mistyped", fresh)).statusCode).toBe(401);
    expect((await signIn(app, email, PASSWORD, fresh)).statusCode).toBe(200);
    await app.app.idle();
    const letters = app.db.selectFrom("outbox").select(["recipient", "template"]);
    expect(await letters.execute()).toEqual([{ recipient: email, template: "failedLogins" }]);
  }, 120_000);

  test("leave a new address three tries instead of ten", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    await attack(app, 101, email);
    expect(await fail(app, 4, email)).toEqual([401, 401, 401, 429]);
  });

  test("are told of once a day", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    for (const day of ["2026-03-14T06:00:00Z", "2026-03-14T07:00:00Z", "2026-03-15T06:00:00Z"]) {
      app.clock.set(day);
      await attack(app, 60, email);
      await app.app.idle();
    }
    expect(await app.db.selectFrom("outbox").select("recipient").execute()).toHaveLength(2);
  });

  test("are answered alike for an address that nobody has, and nobody is written to", async () => {
    const app = await testApp(patient);
    const answers = await attack(app, 120, "nobody@test.example");
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    await app.app.idle();
    expect(await app.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});

describe("the mark of a device", () => {
  test("is good for its account alone, for a year, and only as it was given", async () => {
    const app = await testApp(patient);
    const [one, other] = [await app.anAccount(), await app.anAccount()];
    const { cookie } = await deviceOf(app, one.email);
    await fail(app, 10, one.email);
    await fail(app, 10, other.email);
    const tried = async (email: string, value: string) =>
      (await signIn(app, email, PASSWORD, { ...here, headers: { cookie: value } })).statusCode;
    expect(await tried(one.email, `lang=en; ${cookie}`)).toBe(200);
    expect(await tried(other.email, cookie)).toBe(429);
    expect(await tried(other.email, cookie.replace(/^[^=]+/, "device-"))).toBe(429);
    expect(await tried(one.email, `${cookie.slice(0, -2)}xx`)).toBe(429);
    expect(await tried(one.email, cookie.replace(/=[^.]+/, "=AAAAAAAAAAAAAAAA"))).toBe(429);
    app.clock.set("2027-03-15T06:00:00Z");
    await fail(app, 10, one.email);
    expect(await tried(one.email, cookie)).toBe(429);
  });

  test("gives ten tries, no more", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    const headers = await deviceOf(app, email);
    expect(await fail(app, 11, email, () => ({ ...anywhere(), headers }))).toEqual([...Array(10).fill(401), 429]);
  });

  test("is not given to who fails, and tells nobody's address", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount({ email: "asha@test.example" });
    const refused = await signIn(app, email, "not this one", here);
    expect(refused.headers["set-cookie"]).toBeUndefined();
    expect((await deviceOf(app, email)).cookie).not.toMatch(/asha/);
  });
});

test("a sign-in that succeeds clears the account's count at its address", async () => {
  const app = await testApp(patient);
  const { email } = await app.anAccount();
  await fail(app, 9, email);
  expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(200);
  expect(await fail(app, 10, email)).toEqual(Array(10).fill(401));
});

test("fifty failures from one address end its tries for every account; successes do not count", async () => {
  const app = await testApp(patient);
  const { email } = await app.anAccount();
  for (let each = 0; each < 3; each++) expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(200);
  const guesses = Array.from({ length: 52 }, (_, each) =>
    signIn(app, `guess${each}@test.example`, "not this one", here),
  );
  const refused = (await Promise.all(guesses)).filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(2);
  expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(429);
  expect((await signIn(app, email, PASSWORD, anywhere())).statusCode).toBe(200);
});

test("what is counted names nobody", async () => {
  const app = await testApp(patient);
  await fail(app, 1, "asha@test.example");
  const rows = await app.db.selectFrom("login_failures").select("key").execute();
  expect(rows.map(({ key }) => key.split(":")[0]).sort()).toEqual(["address", "all", "place"]);
  expect(JSON.stringify(rows)).not.toMatch(/asha|203\.0/);
});
