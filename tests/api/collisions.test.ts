import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { PASSWORD } from "../support/factories";
import { aList } from "../support/lists";
import { anotherClient, collide, untilWaiting } from "../support/lockedTable";
import { type TestAccount, type TestApp, testApp } from "../support/testApp";

const statuses = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode).sort();

/** The secret of the link that makes `email` the address of this account. */
async function linkTo(person: TestAccount, email: string): Promise<string> {
  const answer = await person.put("/api/users/me/email", { email, currentPassword: PASSWORD });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().link.split("=")[1];
}

describe("two that write at the same moment", () => {
  test("what only one can have: the other reads that it is taken", async () => {
    const opened = await testApp({ env: { RATE_LIMITS: "off" } });
    const people = [await opened.anAccount(), await opened.anAccount()];
    const tokens = await Promise.all(people.map((person) => linkTo(person, "wanted@test.example")));
    const verify = (token: string) => () => opened.visitor.post("/api/auth/verify", { token });
    const answers = await collide(opened, "users", tokens.map(verify));
    expect(statuses(answers)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "taken", errors: { email: "errors.emailTaken" } });
  });

  test("a list or a festival without an address of its own: each is given one", async () => {
    const opened = await testApp();
    const { slug: _, ...list } = aList();
    const festival = { name: "Lamp Night", type: "REGIONAL", festivalDate: "2027-02-01" };
    const admin = opened.as("ADMIN");
    await admin.get("/api/admin/lists"); // the account is made before the race
    for (const [table, path, body] of [
      ["temple_lists", "/api/admin/lists", list],
      ["festivals", "/api/admin/festivals", festival],
    ] as const) {
      const create = () => admin.post(path, body);
      const answers = await collide(opened, table, [create, create]);
      expect(statuses(answers), path).toEqual([201, 201]);
      expect(new Set(answers.map((answer) => answer.json().slug)).size).toBe(2);
    }
  });

  test("about what is just being deleted are told to look again", async () => {
    const opened = await testApp();
    const [person, templeId] = [await opened.anAccount(), await storeTemple(opened.db)];
    const save = () => person.put("/api/me/favourites", { add: [templeId], remove: [] });
    const [answer] = await collide(opened, "favourites", [save], `delete from users where id = ${person.id}`);
    const expected = opened.engine === "sqlite" ? { statusCode: 200 } : { statusCode: 409 };
    expect(answer).toMatchObject(expected);
  });

  test("and wait for each other: the one that PostgreSQL ends is done again", async () => {
    const opened = await testApp();
    const person = await opened.anAccount({ verified: false });
    const { link } = (await person.post("/api/users/me/verification")).json();
    const verify = () => opened.visitor.post("/api/auth/verify", { token: link.split("=")[1] });
    const answer = opened.engine === "sqlite" ? await verify() : await deadlocked(opened, person, verify);
    expect(answer.statusCode).toBe(200);
    expect((await person.get("/api/users/me")).json()).toMatchObject({ emailVerified: true });
  });
});

/** What is answered when another connection holds the account, and wants the link that is being used for it. */
async function deadlocked<Answer>(opened: TestApp, { id }: TestAccount, call: () => Promise<Answer>): Promise<Answer> {
  const other = await anotherClient(opened);
  await other.query("set deadlock_timeout = '1min'; begin"); // so that it is not this one that is ended
  await other.query("select 1 from users where id = $1 for update", [id]);
  const answer = call();
  await untilWaiting(opened.db, 1);
  await other.query("update email_verifications set email = email");
  await other.query("commit");
  await other.end();
  return answer;
}
