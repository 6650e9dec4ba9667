import { describe, expect, test } from "vitest";
import { aForm, aPicture, aReview, storedFiles, storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const later = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

/** An app with one temple, and the calls of these tests on it. */
async function withTemple(env: Record<string, string> = {}) {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off", ...env } });
  const id = await storeTemple(opened.db);
  const approve = () => opened.db.updateTable("reviews").set({ status: "approved" }).execute();
  const rows = () => opened.db.selectFrom("reviews").selectAll().orderBy("id").execute();
  return { ...opened, id, url: `/api/temples/${id}/reviews`, approve, rows };
}

describe("writing a review", () => {
  test("a visitor's is kept pending and unseen until it is approved", async () => {
    const { visitor, url, approve } = await withTemple();
    const sent = await visitor.post(url, aReview({ name: "Meera", email: "meera@test.example" }));
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toEqual({ id: 1, status: "pending", photos: 0, problems: [] });
    expect((await visitor.get(url)).json()).toMatchObject({ items: [], total: 0, totalPages: 0, page: 1 });

    await approve();
    expect((await visitor.get(url)).json().items).toEqual([
      { id: 1, rating: 5, comment: aReview().comment, userName: "Meera", createdAt: NOON, photos: [] },
    ]);
  });

  test("an account's carries the account's name, whatever was typed", async () => {
    const { anAccount, visitor, url, approve, rows } = await withTemple();
    const person = await anAccount({ name: "Asha Rao" });
    await person.post(url, aReview({ name: "Somebody Else", email: "else@test.example" }));
    await approve();
    expect((await visitor.get(url)).json().items[0].userName).toBe("Asha Rao");
    expect((await rows())[0]).toMatchObject({ user_id: person.id, name: null, email: null });
  });

  test("with a token that is no longer good is refused, not taken for a visitor's", async () => {
    const { anAccount, url, id, rows } = await withTemple();
    const person = await anAccount();
    expect((await person.post("/api/auth/logout-everywhere")).statusCode).toBeLessThan(300);
    for (const path of [url, `/api/images/temple/${id}`, `/api/temples/${id}/corrections`]) {
      expect((await person.post(path, aReview())).statusCode, path).toBe(401);
    }
    expect(await rows()).toEqual([]);
  });

  test("without a name it has none", async () => {
    const { visitor, url, approve } = await withTemple();
    await visitor.post(url, aReview({ name: " ", email: "" }));
    await approve();
    expect((await visitor.get(url)).json().items[0].userName).toBeNull();
  });

  test("as a form it brings its photos", async () => {
    const { visitor, url, approve, db } = await withTemple();
    const photo = { field: "photos", name: "lamp.jpg", bytes: await aPicture() };
    const { body, headers } = await aForm({ rating: "4", comment: "A quiet place by the river." }, [photo]);
    const sent = await visitor.post(url, body, headers);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ photos: 1, problems: [] });

    await approve();
    expect((await visitor.get(url)).json().items[0]).toMatchObject({ rating: 4, photos: [] });
    await db.updateTable("photos").set({ status: "approved" }).execute();
    const [shown] = (await visitor.get(url)).json().items[0].photos;
    expect((await visitor.get(shown.url)).headers["content-type"]).toBe("image/webp");
  });

  test("a photo that is none is named, and the review is kept", async () => {
    const { visitor, url } = await withTemple();
    const photo = { field: "photos", name: "virus.exe", bytes: Buffer.from("MZ and more") };
    const { body, headers } = await aForm({ rating: "4", comment: "A quiet place by the river." }, [photo]);
    const sent = await visitor.post(url, body, headers);
    expect(sent.json()).toMatchObject({ photos: 0, problems: [{ file: "virus.exe", key: "errors.imageType" }] });
  });

  test("a filled trap is thanked and forgotten", async () => {
    const { visitor, url, rows, app } = await withTemple();
    const sent = await visitor.post(url, aReview({ website: "https://spam.example" }));
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ status: "pending", problems: [] });
    expect(await rows()).toEqual([]);
    expect(storedFiles({ app })).toEqual([]);
  });

  test("what a moderator should look at twice is noted", async () => {
    const { visitor, url, rows, clock } = await withTemple();
    await visitor.post(url, aReview({ comment: "Cheap tickets at www.spam.example, call 98450 12345" }));
    clock.set(later(20));
    await visitor.post(url, aReview({ comment: "cheap tickets at www.spam.example — call 9845012345!" }));
    expect((await rows()).map(({ flags }) => flags)).toEqual([" link contact ", " link contact repeated "]);
  });
});

describe("a review is refused", () => {
  test.each([
    ["rating", aReview({ rating: 0 }), "errors.rating"],
    ["rating", aReview({ rating: 6 }), "errors.rating"],
    ["rating", aReview({ rating: 4.5 }), "errors.rating"],
    ["rating", aReview({ rating: "five" }), "errors.rating"],
    ["comment", aReview({ comment: "  too few " }), "errors.comment"],
    ["comment", aReview({ comment: "long ".repeat(1_001) }), "errors.tooLong"],
    ["comment", { rating: 5 }, "errors.required"],
    ["email", aReview({ email: "no address" }), "errors.reviewEmail"],
    ["status", aReview({ status: "approved" }), "errors.unknownField"],
  ])("for its %s %#", async (field, body, key) => {
    const { visitor, url, rows } = await withTemple();
    const refused = await visitor.post(url, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
    expect(await rows()).toEqual([]);
  });

  test("when the temple is unknown, or not public", async () => {
    const { visitor, db } = await withTemple();
    const pending = await storeTemple(db, { status: "pending" });
    for (const id of [999_999, pending, "no-such-temple"]) {
      expect((await visitor.post(`/api/temples/${id}/reviews`, aReview())).statusCode).toBe(404);
      expect((await visitor.get(`/api/temples/${id}/reviews`)).statusCode).toBe(404);
    }
  });

  test("with a fourth photo", async () => {
    const { visitor, url, rows } = await withTemple();
    const bytes = await aPicture({ width: 32, height: 32 });
    const photos = ["a", "b", "c", "d"].map((name) => ({ field: "photos", name: `${name}.jpg`, bytes }));
    const { body, headers } = await aForm({ rating: "4", comment: "A quiet place by the river." }, photos);
    const refused = await visitor.post(url, body, headers);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: "Maximum 3 files allowed",
      errors: { photos: "errors.imageCount" },
    });
    expect(await rows()).toEqual([]);
  });
});

describe("after a review", () => {
  test("the same address waits ten seconds", async () => {
    const { visitor, url, clock } = await withTemple();
    await visitor.post(url, aReview());
    clock.set(later(9.9));
    expect((await visitor.post(url, aReview())).statusCode).toBe(429);
    clock.set(later(10));
    expect((await visitor.post(url, aReview())).statusCode).toBe(201);
  });

  test("another address does not wait, the same account does", async () => {
    const { anAccount, url } = await withTemple();
    const from = (remoteAddress: string) => ({ remoteAddress });
    const [one, other] = [await anAccount(), await anAccount()];
    await one.post(url, aReview(), from("10.0.0.1"));
    expect((await one.post(url, aReview(), from("10.0.0.2"))).statusCode).toBe(429);
    expect((await other.post(url, aReview(), from("10.0.0.1"))).statusCode).toBe(429);
    expect((await other.post(url, aReview(), from("10.0.0.2"))).statusCode).toBe(201);
  });

  test("a refused one starts no waiting", async () => {
    const { visitor, url } = await withTemple();
    await visitor.post(url, aReview({ rating: 9 }));
    expect((await visitor.post(url, aReview())).statusCode).toBe(201);
  });

  test("of many at once from one address one is kept", async () => {
    const { visitor, url, rows } = await withTemple();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post(url, aReview())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(429)]);
    expect(await rows()).toHaveLength(1);
  });
});

describe("with an Idempotency-Key", () => {
  const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };

  test("the same review sent again, or twice at once, is one review", async () => {
    const { visitor, url, rows } = await withTemple();
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(url, aReview(), key)));
    const again = await visitor.post(url, aReview(), key);
    expect([...answers, again].map((answer) => answer.json())).toEqual(Array(4).fill(answers[0]?.json()));
    expect(again.statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
  });

  test("another review under the same key is refused", async () => {
    const { visitor, url, rows, clock } = await withTemple();
    await visitor.post(url, aReview(), key);
    clock.set(later(60));
    expect((await visitor.post(url, aReview({ rating: 1 }), key)).statusCode).toBe(422);
    expect(await rows()).toHaveLength(1);
  });

  test("someone else's same key is another key", async () => {
    const { visitor, url, rows } = await withTemple();
    await visitor.post(url, aReview(), { ...key, remoteAddress: "10.0.0.1" });
    await visitor.post(url, aReview(), { ...key, remoteAddress: "10.0.0.2" });
    expect(await rows()).toHaveLength(2);
  });

  test("a day later the key is free again", async () => {
    const { visitor, url, rows, clock } = await withTemple();
    await visitor.post(url, aReview(), key);
    clock.set(later(86_401));
    expect((await visitor.post(url, aReview(), key)).statusCode).toBe(201);
    expect(await rows()).toHaveLength(2);
  });
});

describe("reading reviews", () => {
  async function withReviews(ratings: number[]) {
    const opened = await withTemple();
    const values = ratings.map((rating, at) => ({
      temple_id: opened.id,
      rating,
      comment: `Review number ${at + 1}`,
      comment_key: `reviewnumber${at + 1}`,
      locale: "en",
      status: "approved",
      created_at: later(at),
      user_id: null,
      author_key: null,
      name: null,
      email: null,
      reason: null,
      decided_at: null,
    }));
    await opened.db.insertInto("reviews").values(values).execute();
    const ids = async (query: string) =>
      (await opened.visitor.get(`${opened.url}${query}`)).json().items.map((item: { id: number }) => item.id);
    return { ...opened, ids };
  }

  test("the newest come first, or the best, or the worst", async () => {
    const { ids } = await withReviews([3, 5, 1, 5]);
    expect(await ids("")).toEqual([4, 3, 2, 1]);
    expect(await ids("?sort=recent")).toEqual([4, 3, 2, 1]);
    expect(await ids("?sort=highest")).toEqual([4, 2, 1, 3]);
    expect(await ids("?sort=lowest")).toEqual([3, 1, 4, 2]);
  });

  test("ten to a page, counted from one", async () => {
    const { visitor, url, ids } = await withReviews(Array(23).fill(4));
    expect((await visitor.get(url)).json()).toMatchObject({ page: 1, size: 10, total: 23, totalPages: 3 });
    const pages = [await ids("?page=1"), await ids("?page=2"), await ids("?page=3")];
    expect(new Set(pages.flat()).size).toBe(23);
    expect(await ids("?page=0")).toEqual(pages[0]);
    expect(await ids("?page=4")).toEqual([]);
  });

  test("also by the temple's slug, present or former", async () => {
    const { visitor, db } = await withTemple();
    const id = await storeTemple(db, { slug: "new-name" });
    await db.insertInto("temple_slugs").values({ slug: "old-name", temple_id: id }).execute();
    for (const name of ["new-name", "old-name"]) {
      expect((await visitor.get(`/api/temples/${name}/reviews`)).statusCode).toBe(200);
    }
  });

  test.each(["?sort=best", "?page=x", "?size=0", "?size=101", "?order=asc"])("%s is refused", async (query) => {
    const { visitor, url } = await withTemple();
    expect((await visitor.get(`${url}${query}`)).statusCode).toBe(400);
  });
});
