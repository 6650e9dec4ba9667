import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import {
  approve,
  type Item,
  idsOf,
  keys,
  later,
  NOON,
  queue,
  reject,
  root,
  undo,
  withQueue,
} from "../support/moderationQueue";
import { storedPostings } from "../support/storedPostings";
import type { TestApp } from "../support/testApp";

describe("the queue", () => {
  test("holds what waits, oldest first, with what a moderator needs to decide", async () => {
    const opened = await withQueue();
    const author = await opened.anAccount({ name: "Asha Rao" });
    await opened.review({ comment: "See www.spam.example for more" }, author);
    opened.clock.set(later(60));
    await opened.correction("timings", "5 am to 9 pm", { note: "From the board", email: "ravi@test.example" });
    const page = await queue(opened.as("ADMIN"));
    expect(page).toMatchObject({ total: 2, totalPages: 1, page: 1, counts: { review: 1, correction: 1, photo: 0 } });
    expect(page.items[0]).toMatchObject({
      kind: "review",
      status: "pending",
      decidable: true,
      flags: ["link"],
      claim: null,
      temple: { id: opened.temple, name: "Somnath" },
      author: { id: author.id, name: "Asha Rao", email: author.email },
      review: { rating: 5, photos: [] },
      photo: null,
    });
    expect(page.items[1]).toMatchObject({
      kind: "correction",
      author: { id: null, name: null, email: "ravi@test.example" },
      correction: { field: "timings", current: null, proposed: "5 am to 9 pm", note: "From the board" },
    });
  });

  test.each([
    ["SUPER_ADMIN", ["review", "photo", "submission", "correction", "role-request", "alias"]],
    ["ADMIN", ["review", "photo", "submission", "correction", "role-request", "alias"]],
    ["CONTENT_ADMIN", ["review", "photo"]],
    ["TEMPLE_ADMIN", ["submission", "correction", "alias"]],
    ["USER_ADMIN", ["role-request"]],
  ] as const)("shows %s its kinds and no others", async (role, kinds) => {
    const opened = await withQueue();
    await opened.review();
    await opened.photo();
    await opened.submission();
    await opened.correction("other", "The gate is on the east side");
    await opened.roleRequest(await opened.anAccount(), "PANDIT");
    await opened.alias("the golden one");
    const page = await queue(opened.as(role));
    expect(page.items.map(({ kind }: Item) => kind).sort()).toEqual([...kinds].sort());
    expect(Object.keys(page.counts).sort()).toEqual([...kinds].sort());
    for (const kind of ["review", "photo", "submission", "correction", "role-request", "alias"] as const) {
      const isMine = kinds.some((mine) => mine === kind);
      expect((await queue(opened.as(role), `?kind=${kind}`)).total).toBe(isMine ? 1 : 0);
      if (isMine) continue;
      const item = { kind, id: 1 };
      expect((await approve(opened.as(role), item)).statusCode).toBe(403);
      expect((await opened.as(role).post(`${root}/claim`, { items: [item] })).statusCode).toBe(403);
      expect((await opened.as(role).get(`${root}/${kind}/1/history`)).statusCode).toBe(403);
    }
  });

  test("is filtered by kind, flag, temple, age and status", async () => {
    const opened = await withQueue();
    const other = await storeTemple(opened.db);
    const old = await opened.review();
    opened.clock.set(later(3 * 86_400));
    const loud = await opened.review({ comment: "THIS IS THE BEST TEMPLE OF ALL" });
    opened.clock.set(later(10 * 86_400));
    const elsewhere = await opened.review({}, opened.visitor, other);
    const admin = opened.as("CONTENT_ADMIN");
    const key = ({ kind, id }: Item) => `${kind} ${id}`;
    expect(keys(await queue(admin, "?flag=shouting"))).toEqual([key(loud)]);
    expect(keys(await queue(admin, "?flag=repeated"))).toEqual([key(elsewhere)]);
    expect(keys(await queue(admin, `?temple=${other}`))).toEqual([key(elsewhere)]);
    expect(keys(await queue(admin, "?age=day"))).toEqual([key(elsewhere)]);
    const older = await queue(admin, "?age=older");
    expect([keys(older), older.total]).toEqual([[key(old)], 1]);
    expect(keys(await queue(admin, "?age=week"))).toEqual([loud, elsewhere].map(key));
    expect(keys(await queue(admin, "?order=newest"))).toEqual([elsewhere, loud, old].map(key));
    expect(keys(await queue(admin, "?kind=photo"))).toEqual([]);
    await reject(admin, loud);
    expect(keys(await queue(admin))).toEqual([old, elsewhere].map(key));
    expect((await queue(admin, "?status=rejected")).items).toMatchObject([{ ...loud, reason: "Not about the temple" }]);
  });

  test("is paged across kinds without losing or repeating an item", async () => {
    const opened = await withQueue();
    const sent: string[] = [];
    for (let count = 0; count < 7; count++) {
      opened.clock.set(later(count));
      const item = count % 2 ? await opened.review() : await opened.correction("other", "Something is amiss here");
      sent.push(`${item.kind} ${item.id}`);
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...keys(await queue(opened.as("ADMIN"), `?size=3&page=${page}`)));
    expect(pages).toEqual(sent);
  });

  test.each(["?kind=book", "?flag=ugly", "?age=old", "?status=new", "?temple=x", "?size=500", "?colour=red"])(
    "%s is refused",
    async (query) => {
      const { as } = await withQueue();
      expect((await as("ADMIN").get(`${root}${query}`)).statusCode).toBe(400);
    },
  );
});

describe("a decision on reviews", () => {
  test("changes what visitors see and the temple's figures at once", async () => {
    const opened = await withQueue();
    const [five, two] = [await opened.review({ rating: 5 }), await opened.review({ rating: 2 })];
    expect(await opened.templeRow()).toMatchObject({ rating: 0, review_count: 0, damped_rating: 0 });
    const before = await opened.templeRow();

    const made = await approve(opened.as("CONTENT_ADMIN"), five, two);
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json()).toMatchObject({
      decisions: [
        { ...five, status: "approved" },
        { ...two, status: "approved" },
      ],
      undoUntil: later(30),
    });
    const row = await opened.templeRow();
    expect(row).toMatchObject({ rating: 3.5, review_count: 2, damped_rating: 3.5, version: before.version });
    expect(row.popularity).toBeGreaterThan(before.popularity);
    const shown = await opened.visitor.get(`/api/temples/${opened.temple}`);
    expect(shown.json()).toMatchObject({ rating: 3.5, reviewCount: 2 });
    expect((await opened.visitor.get(`/api/temples/${opened.temple}/reviews`)).json().total).toBe(2);
  });

  test("a rejected review counts nowhere, and its author reads why", async () => {
    const opened = await withQueue();
    const author = await opened.anAccount();
    const item = await opened.review({}, author);
    await reject(opened.as("ADMIN"), item, "Please write about your visit");
    expect(await opened.templeRow()).toMatchObject({ review_count: 0 });
    expect((await author.get("/api/users/me/contributions")).json().reviews).toMatchObject([
      { id: item.id, status: "rejected", reason: "Please write about your visit", temple: { name: "Somnath" } },
    ]);
  });

  test("an approved review can be taken down again", async () => {
    const opened = await withQueue();
    const item = await opened.review();
    await approve(opened.as("ADMIN"), item);
    const body = { decisions: [{ ...item, decision: "reject", reason: "Insults", status: "approved" }] };
    expect((await opened.as("ADMIN").post(`${root}/decisions`, body)).statusCode).toBe(200);
    expect(await opened.templeRow()).toMatchObject({ rating: 0, review_count: 0, damped_rating: 0 });
  });

  test("keeps search in step: every word ranks the temple as it is known now, and undo ranks it as before", async () => {
    const opened = await withQueue();
    const ranks = async () => {
      const all = await storedPostings(opened.db);
      return all.filter(({ temple_id }) => temple_id === opened.temple).map(({ term, rank }) => ({ term, rank }));
    };
    const before = await ranks();
    const made = await approve(opened.as("ADMIN"), await opened.review());
    const known = await ranks();
    expect(known.map(({ term }) => term)).toEqual(before.map(({ term }) => term));
    // a smaller rank is a better one
    expect(known.every(({ rank }, at) => rank < (before[at]?.rank ?? 0))).toBe(true);
    await undo(opened.as("ADMIN"), ...idsOf(made));
    expect(await ranks()).toEqual(before);
  });

  test("many at once on one temple all count", async () => {
    const opened = await withQueue();
    const items = [];
    for (let count = 0; count < 8; count++) items.push(await opened.review({ rating: (count % 5) + 1 }));
    const moderators = await Promise.all(items.map(() => opened.anAccount({ role: "CONTENT_ADMIN" })));
    const made = await Promise.all(items.map((item, at) => approve(moderators[at] ?? opened.visitor, item)));
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await opened.templeRow()).toMatchObject({ review_count: 8, rating: 2.63 });
  });

  test("two people on one item: one decides, the other is told", async () => {
    const opened = await withQueue();
    const item = await opened.review();
    const [one, two] = [await opened.anAccount({ role: "ADMIN" }), await opened.anAccount({ role: "ADMIN" })];
    const answers = await Promise.all([approve(one, item), reject(two, item)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await opened.log()).toHaveLength(1);
  });

  test("several people whose items concern the same temples in another order never block each other", async () => {
    const opened = await withQueue();
    const other = await storeTemple(opened.db);
    const people = await Promise.all([1, 2].map(() => opened.anAccount({ role: "ADMIN" })));
    for (let round = 0; round < 5; round++) {
      const about = async (temple: number) =>
        opened.correction("timings", `round ${round}`, {}, opened.visitor, temple);
      const forth = [await about(opened.temple), await about(other)];
      const back = [await about(other), await about(opened.temple)];
      const [one, two] = people;
      if (!one || !two) throw new Error("Nobody is there");
      const answers = await Promise.all([approve(one, ...forth), approve(two, ...back)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });
});

describe("decisions are refused", () => {
  test("as a whole when one of them is decided already, naming it", async () => {
    const opened = await withQueue();
    const [done, open] = [await opened.review(), await opened.review()];
    await approve(opened.as("ADMIN"), done);
    const refused = await approve(opened.as("ADMIN"), open, done);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "decided", items: [{ ...done, why: "decided" }] });
    expect(await opened.templeRow()).toMatchObject({ review_count: 1 });
  });

  test("when an item does not exist", async () => {
    const opened = await withQueue();
    for (const kind of ["review", "photo", "submission", "correction", "role-request", "alias"] as const) {
      expect((await approve(opened.as("ADMIN"), { kind, id: 999_999 })).statusCode).toBe(404);
    }
  });

  test.each([
    [{ decisions: [] }, "decisions"],
    [{ decisions: [{ kind: "review", id: 1, decision: "reject" }] }, "decisions.0.reason"],
    [{ decisions: [{ kind: "review", id: 1, decision: "reject", reason: "  " }] }, "decisions.0.reason"],
    [{ decisions: [{ kind: "review", id: 1, decision: "maybe" }] }, "decisions.0.decision"],
    [{ decisions: [{ kind: "poem", id: 1, decision: "approve" }] }, "decisions.0.kind"],
    [{ decisions: Array(2).fill({ kind: "review", id: 1, decision: "approve" }) }, "decisions"],
    [
      { decisions: Array.from({ length: 101 }, (_, id) => ({ kind: "review", id: id + 1, decision: "approve" })) },
      "decisions",
    ],
    [{}, "decisions"],
  ])("for a body that is not right %#", async (body, field) => {
    const { as } = await withQueue();
    const refused = await as("ADMIN").post(`${root}/decisions`, body);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toContain(field);
  });

  test("approving what is approved", async () => {
    const opened = await withQueue();
    const item = await opened.review();
    await approve(opened.as("ADMIN"), item);
    const body = { decisions: [{ ...item, decision: "approve", status: "approved" }] };
    expect((await opened.as("ADMIN").post(`${root}/decisions`, body)).statusCode).toBe(400);
  });
});

describe("undo", () => {
  test("within half a minute brings the item and the figures back", async () => {
    const opened = await withQueue();
    const before = await opened.templeRow();
    const items = [await opened.review({ rating: 1 }), await opened.review({ rating: 5 })];
    const made = await approve(opened.as("ADMIN"), ...items);
    opened.clock.set(later(30));
    const undone = await undo(opened.as("ADMIN"), ...idsOf(made));
    expect(undone.statusCode, undone.body).toBe(200);
    expect(undone.json().items).toHaveLength(2);
    const { rating, review_count, damped_rating, popularity } = before;
    expect(await opened.templeRow()).toMatchObject({ rating, review_count, damped_rating, popularity });
    expect((await queue(opened.as("ADMIN"))).total).toBe(2);
  });

  test("later it is too late, and someone else cannot", async () => {
    const opened = await withQueue();
    const made = await approve(opened.as("ADMIN"), await opened.review());
    expect((await undo(opened.as("SUPER_ADMIN"), ...idsOf(made))).statusCode).toBe(403);
    opened.clock.set(later(30.001));
    expect((await undo(opened.as("ADMIN"), ...idsOf(made))).json()).toMatchObject({
      statusCode: 410,
      code: "undoOver",
    });
    expect(await opened.templeRow()).toMatchObject({ review_count: 1 });
  });

  test("works once, and not on what was decided again since", async () => {
    const opened = await withQueue();
    const admin = opened.as("ADMIN");
    const item = await opened.review();
    const first = idsOf(await approve(admin, item));
    expect((await undo(admin, ...first)).statusCode).toBe(200);
    expect((await undo(admin, ...first)).statusCode).toBe(409);
    opened.clock.set(later(5));
    const second = idsOf(await approve(admin, item));
    expect((await undo(admin, ...first)).statusCode).toBe(409);
    const body = { decisions: [{ ...item, decision: "reject", reason: "Insults", status: "approved" }] };
    opened.clock.set(later(6));
    await admin.post(`${root}/decisions`, body);
    expect((await undo(admin, ...second)).statusCode).toBe(409);
    expect(await opened.templeRow()).toMatchObject({ review_count: 0 });
  });

  test.each([
    [{ decisionIds: [] }, 400],
    [{ decisionIds: ["1"] }, 400],
    [{ decisionIds: [4_711] }, 404],
  ])("%j answers %i", async (body, status) => {
    const { as } = await withQueue();
    expect((await as("ADMIN").post(`${root}/undo`, body)).statusCode).toBe(status);
  });
});

describe("claims", () => {
  test("keep others from deciding, are shown, end by themselves and can be given back", async () => {
    const opened = await withQueue();
    const item = await opened.review();
    const [one, two] = [
      await opened.anAccount({ role: "ADMIN", name: "Mira" }),
      await opened.anAccount({ role: "ADMIN" }),
    ];
    const claim = (by: TestApp["visitor"]) => by.post(`${root}/claim`, { items: [item] });
    expect((await claim(one)).json()).toEqual({ claimed: [item], taken: [], until: later(600) });
    expect((await claim(two)).json()).toMatchObject({ claimed: [], taken: [item] });
    expect((await queue(two)).items[0].claim).toEqual({ userId: one.id, name: "Mira", until: later(600) });
    expect((await approve(two, item)).json()).toMatchObject({ statusCode: 409, items: [{ ...item, why: "claimed" }] });

    await two.post(`${root}/release`, { items: [item] });
    expect((await claim(two)).json().taken).toEqual([item]);
    await one.post(`${root}/release`, { items: [item] });
    expect((await claim(two)).json().claimed).toEqual([item]);
    opened.clock.set(later(600));
    expect((await queue(one)).items[0].claim).toBeNull();
    expect((await approve(one, item)).statusCode).toBe(200);
  });

  test("of several at the same moment one gets the item", async () => {
    const opened = await withQueue();
    const item = await opened.review();
    const people = await Promise.all([1, 2, 3, 4].map(() => opened.anAccount({ role: "ADMIN" })));
    const answers = await Promise.all(people.map((person) => person.post(`${root}/claim`, { items: [item] })));
    expect(answers.filter((answer) => answer.json().claimed.length === 1)).toHaveLength(1);
  });
});

describe("the log", () => {
  test("keeps every decision and undo with who and why", async () => {
    const opened = await withQueue();
    const admin = await opened.anAccount({ role: "ADMIN", name: "Mira" });
    const item = await opened.review();
    const made = await reject(admin, item, "Insults");
    await undo(admin, ...idsOf(made));
    const history = (await admin.get(`${root}/review/${item.id}/history`)).json();
    expect(history.items).toMatchObject([
      {
        action: "moderation.reject",
        reason: "Insults",
        at: NOON,
        actor: { id: admin.id, name: "Mira", role: "ADMIN" },
      },
      { action: "moderation.undo", reason: null },
    ]);
    expect((await opened.log()).map(({ undoes }) => undoes)).toEqual([null, idsOf(made)[0]]);
  });

  test("refuses to be changed, also by hand in the database", async () => {
    const opened = await withQueue();
    await approve(opened.as("ADMIN"), await opened.review());
    const { db } = opened;
    await expect(db.updateTable("audit_log").set({ reason: "nothing" }).execute()).rejects.toThrow("append-only");
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
    if (opened.engine === "postgres") await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow("append-only");
    expect(await opened.log()).toHaveLength(1);
  });
});
