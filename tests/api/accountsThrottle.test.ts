import { describe, expect, test } from "vitest";
import { PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

/** The limiter per minute is off, so that what is counted here is failures alone. */
const patient = { env: { RATE_LIMITS: "off" }, now: "2026-03-14T06:00:00Z" };
let address = 0;
const anywhere = () => ({ remoteAddress: `10.0.${Math.floor(++address / 250)}.${address % 250}` });

const signIn = ({ visitor }: TestApp, email: string, password: string, from = anywhere()) =>
  visitor.post("/api/auth/login", { email, password }, from);

async function fail(app: TestApp, times: number, email: string): Promise<number[]> {
  const answers = [];
  for (let each = 0; each < times; each++) answers.push((await signIn(app, email, "not this one")).statusCode);
  return answers;
}

describe("after ten failures", () => {
  test("an account is refused from any address with the catalogue's text, also with the right password", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    expect(await fail(app, 11, email)).toEqual([...Array(10).fill(401), 429]);
    const answer = await signIn(app, email, PASSWORD);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().message).toBe("Too many requests. Please wait a moment and try again.");
  });

  test("an address nobody has is refused in the same way", async () => {
    const app = await testApp(patient);
    expect(await fail(app, 11, "nobody@test.example")).toEqual([...Array(10).fill(401), 429]);
  });

  test("at the same time no more guesses are heard than one after another", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    const answers = await Promise.all(Array.from({ length: 16 }, () => signIn(app, email, "not this one")));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  });

  test("others sign in as ever", async () => {
    const app = await testApp(patient);
    await fail(app, 11, (await app.anAccount()).email);
    expect((await signIn(app, (await app.anAccount()).email, PASSWORD)).statusCode).toBe(200);
  });

  test("fifteen minutes make good", async () => {
    const app = await testApp(patient);
    const { email } = await app.anAccount();
    await fail(app, 11, email);
    app.clock.set("2026-03-14T06:14:59Z");
    expect((await signIn(app, email, PASSWORD)).statusCode).toBe(429);
    app.clock.set("2026-03-14T06:15:01Z");
    expect((await signIn(app, email, PASSWORD)).statusCode).toBe(200);
  });
});

test("a sign-in that succeeds clears the account's count", async () => {
  const app = await testApp(patient);
  const { email } = await app.anAccount();
  await fail(app, 9, email);
  expect((await signIn(app, email, PASSWORD)).statusCode).toBe(200);
  expect(await fail(app, 10, email)).toEqual(Array(10).fill(401));
});

test("fifty failures from one address end its tries for every account; successes do not count", async () => {
  const app = await testApp(patient);
  const here = { remoteAddress: "10.9.9.9" };
  const { email } = await app.anAccount();
  for (let each = 0; each < 3; each++) expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(200);
  const guesses = Array.from({ length: 52 }, (_, each) =>
    signIn(app, `guess${each}@test.example`, "not this one", here),
  );
  const refused = (await Promise.all(guesses)).filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(2);
  expect((await signIn(app, email, PASSWORD, here)).statusCode).toBe(429);
  expect((await signIn(app, email, PASSWORD)).statusCode).toBe(200);
});

test("what is counted names nobody", async () => {
  const app = await testApp(patient);
  await fail(app, 1, "asha@test.example");
  const rows = await app.db.selectFrom("login_failures").select("key").execute();
  expect(rows.map(({ key }) => key.split(":")[0]).sort()).toEqual(["account", "address"]);
  expect(JSON.stringify(rows)).not.toMatch(/asha|10\.0\./);
});
