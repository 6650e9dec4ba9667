import { describe, expect, test } from "vitest";
import type { CorrectionField } from "../../src/contract/corrections";
import type { ModerationItem } from "../../src/contract/moderation";
import { aReview, storeTemple } from "../support/contributions";
import { approve, idsOf, later, NOON, queue, reject, root, undo, withQueue } from "../support/moderationQueue";
import type { TestApp } from "../support/testApp";

describe("a decision on photos", () => {
  test("shows the photo, and makes it the picture of a temple that has none, until it is undone", async () => {
    const opened = await withQueue();
    const made = await approve(opened.as("CONTENT_ADMIN"), await opened.photo());
    const [shown] = (await opened.visitor.get(`/api/images/temple/${opened.temple}`)).json().images;
    expect(shown.isMain).toBe(true);
    expect((await opened.visitor.get(`/api/temples/${opened.temple}`)).json().image).toBe(shown.url);
    await undo(opened.as("CONTENT_ADMIN"), ...idsOf(made));
    expect((await opened.visitor.get(`/api/images/temple/${opened.temple}`)).json().images).toEqual([]);
    expect((await opened.templeRow()).image_url).toBeNull();
  });

  test("leaves a picture that is there, and takes its own away with it", async () => {
    const opened = await withQueue();
    const image = "https://upload.wikimedia.org/somnath.jpg";
    const pictured = await storeTemple(opened.db, { image, imageCredit: "A. Photographer" });
    await approve(opened.as("ADMIN"), await opened.photo(opened.visitor, pictured));
    expect(await opened.templeRow(pictured)).toMatchObject({ image_url: image, image_credit: "A. Photographer" });

    const item = await opened.photo();
    await approve(opened.as("ADMIN"), item);
    const body = { decisions: [{ ...item, decision: "reject", reason: "Not this temple", status: "approved" }] };
    await opened.as("ADMIN").post(`${root}/decisions`, body);
    expect((await opened.templeRow()).image_url).toBeNull();
  });

  test("an editor may save the temple with that picture", async () => {
    const opened = await withQueue();
    await approve(opened.as("ADMIN"), await opened.photo());
    const { image } = (await opened.as("ADMIN").get(`/api/admin/temples/${opened.temple}`)).json();
    const saved = await opened.as("ADMIN").put(`/api/admin/temples/${opened.temple}`, { image, gallery: [image] });
    expect(saved.statusCode, saved.body).toBe(200);
  });
});

describe("a decision on a submitted temple", () => {
  test("makes it public and findable, and undo hides it again", async () => {
    const opened = await withQueue();
    const person = await opened.anAccount();
    const sent = { name: "Kapileshwara Gudi", address: "Hill Road, Mysuru, Karnataka" };
    const { id } = (await person.post("/api/temples", sent)).json();
    const search = async () => (await opened.visitor.get("/api/temples/search?q=kapileshwara")).json().total;
    expect(await search()).toBe(0);
    const made = await approve(opened.as("TEMPLE_ADMIN"), { kind: "submission", id });
    expect(made.statusCode, made.body).toBe(200);
    expect(await search()).toBe(1);
    expect((await person.get("/api/users/me/contributions")).json().submissions).toMatchObject([
      { id, status: "approved", decidedAt: NOON },
    ]);
    await undo(opened.as("TEMPLE_ADMIN"), ...idsOf(made));
    expect(await search()).toBe(0);
    expect((await opened.templeRow(id)).status).toBe("pending");
  });

  test("is made with its possible twins in sight, while it waits", async () => {
    const opened = await withQueue();
    const person = await opened.anAccount();
    const sent = { name: "Shri Somnath Mandir", address: "Hill Road, Mysuru, Karnataka" };
    const { id } = (await person.post("/api/temples", sent)).json();
    const [item] = (await queue(opened.as("TEMPLE_ADMIN"))).items;
    expect(item.submission.twins).toMatchObject([
      { id: opened.temple, name: "Somnath", metres: null, reasons: ["sameName", "samePlace"] },
    ]);
    const { percent, parts } = item.submission.completeness;
    expect(percent).toBeLessThan(50);
    expect(parts).toContainEqual({ part: "position", isPresent: false });
    await approve(opened.as("TEMPLE_ADMIN"), { kind: "submission", id });
    const [decided] = (await queue(opened.as("TEMPLE_ADMIN"), "?status=approved")).items;
    expect(decided.submission.twins).toEqual([]);
  });

  test.each([
    [[9.9195, 78.1193], null],
    [[78.1193, 9.9195], "swapped"],
    [[40.71, -74], "outsideIndia"],
    [[12.87012, 74.71034], "positionInSea"],
  ] as const)("is made with what is odd about its position: %j is %s", async ([latitude, longitude], doubt) => {
    const opened = await withQueue();
    const sent = { name: "Kapileshwara Gudi", address: "Hill Road, Mysuru, Karnataka", latitude, longitude };
    await (await opened.anAccount()).post("/api/temples", sent);
    await opened.correction("position", `${latitude}, ${longitude}`);
    const { items } = await queue(opened.as("TEMPLE_ADMIN"));
    const doubts = items.map(({ submission, correction }: ModerationItem) => (submission ?? correction)?.positionDoubt);
    expect(doubts).toEqual([doubt, doubt]);
  });

  test("rejected it stays unseen, and its sender reads why", async () => {
    const opened = await withQueue();
    const person = await opened.anAccount();
    const item = await opened.submission(person);
    await reject(opened.as("ADMIN"), item, "We list it already");
    expect((await opened.visitor.get(`/api/temples/${item.id}`)).statusCode).toBe(404);
    expect((await person.get("/api/users/me/contributions")).json().submissions).toMatchObject([
      { id: item.id, status: "rejected", reason: "We list it already" },
    ]);
  });
});

describe("a decision on a correction", () => {
  const hours = { mon: [{ from: "05:00", to: "12:00" }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

  test.each<[CorrectionField, string, string, unknown]>([
    ["timings", "5 am to 9 pm", "timings", "5 am to 9 pm"],
    ["position", "20.888, 70.401", "latitude", 20.888],
    ["openingHours", JSON.stringify(hours), "openingHours", hours],
    ["website", "https://somnath.example", "website", "https://somnath.example"],
    ["city", "Veraval", "city", "Veraval"],
  ])("changes %s, and undo changes it back", async (field, value, column, expected) => {
    const opened = await withQueue();
    const before = (await opened.visitor.get(`/api/temples/${opened.temple}`)).json();
    const made = await approve(opened.as("TEMPLE_ADMIN"), await opened.correction(field, value));
    expect(made.statusCode, made.body).toBe(200);
    expect((await opened.visitor.get(`/api/temples/${opened.temple}`)).json()[column]).toEqual(expected);
    await undo(opened.as("TEMPLE_ADMIN"), ...idsOf(made));
    expect({
      ...(await opened.visitor.get(`/api/temples/${opened.temple}`)).json(),
      updatedAt: before.updatedAt,
    }).toEqual(before);
  });

  test("takes a closed temple off the list", async () => {
    const opened = await withQueue();
    await approve(opened.as("ADMIN"), await opened.correction("closed", "It was moved to the new town"));
    expect((await opened.templeRow()).status).toBe("inactive");
  });

  test("a remark changes nothing by itself; a rejected one neither", async () => {
    const opened = await withQueue();
    const before = await opened.templeRow();
    await approve(opened.as("ADMIN"), await opened.correction("other", "The gate is on the east side"));
    await reject(opened.as("ADMIN"), await opened.correction("name", "Another Name"));
    expect(await opened.templeRow()).toEqual(before);
  });

  test("undo keeps its hands off what an editor changed since", async () => {
    const opened = await withQueue();
    const admin = opened.as("ADMIN");
    const made = await approve(admin, await opened.correction("timings", "5 am to 9 pm"));
    await admin.put(`/api/admin/temples/${opened.temple}`, { timings: "always" });
    expect((await undo(admin, ...idsOf(made))).statusCode).toBe(409);
    expect((await opened.templeRow()).timings).toBe("always");
  });
});

describe("a decision on a role request", () => {
  test("gives the role from the very next call, and undo takes it away", async () => {
    const opened = await withQueue();
    const person = await opened.anAccount();
    const item = await opened.roleRequest(person, "PANDIT");
    const made = await approve(opened.as("USER_ADMIN"), item);
    expect(made.statusCode, made.body).toBe(200);
    expect((await person.get("/api/users/me")).json()).toMatchObject({ role: "PANDIT", requestedRole: null });
    await undo(opened.as("USER_ADMIN"), ...idsOf(made));
    expect((await person.get("/api/users/me")).json()).toMatchObject({ role: "DEVOTEE", requestedRole: "PANDIT" });
  });

  test.each([
    ["USER_ADMIN", "PANDIT", "DEVOTEE", 200],
    ["USER_ADMIN", "ADMIN", "DEVOTEE", 403],
    ["USER_ADMIN", "PANDIT", "TEMPLE_ADMIN", 403],
    ["ADMIN", "PANDIT", "DEVOTEE", 200],
    ["ADMIN", "TEMPLE_ADMIN", "DEVOTEE", 200],
    ["ADMIN", "ADMIN", "DEVOTEE", 403],
    ["ADMIN", "DEVOTEE", "SUPER_ADMIN", 403],
    ["SUPER_ADMIN", "ADMIN", "DEVOTEE", 200],
  ] as const)("%s on the wish for %s of a %s answers %i", async (role, wish, present, status) => {
    const opened = await withQueue();
    const person = await opened.anAccount({ role: present });
    const item = await opened.roleRequest(person, wish);
    expect((await queue(opened.as(role))).items).toMatchObject([{ ...item, decidable: status === 200 }]);
    expect((await approve(opened.as(role), item)).statusCode).toBe(status);
    if (status !== 200) expect((await reject(opened.as(role), item)).statusCode).toBe(403);
  });

  test("nobody decides on their own", async () => {
    const opened = await withQueue();
    const admin = await opened.anAccount({ role: "SUPER_ADMIN" });
    const item = await opened.roleRequest(admin, "ADMIN");
    expect((await approve(admin, item)).statusCode).toBe(403);
  });

  test("the last super admin is not turned into something else", async () => {
    const opened = await withQueue();
    const [one, two] = [
      await opened.anAccount({ role: "SUPER_ADMIN" }),
      await opened.anAccount({ role: "SUPER_ADMIN" }),
    ];
    const requests = [await opened.roleRequest(one, "PANDIT"), await opened.roleRequest(two, "PANDIT")];
    const answers = await Promise.all([
      approve(two, requests[0] ?? { kind: "role-request", id: 0 }),
      approve(one, requests[1] ?? { kind: "role-request", id: 0 }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await opened.db.selectFrom("users").select("id").where("role", "=", "SUPER_ADMIN").execute();
    expect(left).toHaveLength(1);
  });
});

describe("the author", () => {
  const letters = (opened: TestApp) => opened.db.selectFrom("outbox").selectAll().orderBy("id").execute();

  test("is told a minute later, in the language of the review", async () => {
    const opened = await withQueue();
    await opened.visitor.post(`/api/temples/${opened.temple}/reviews`, aReview({ email: "ravi@test.example" }), {
      headers: { "accept-language": "kn" },
    });
    await reject(opened.as("ADMIN"), { kind: "review", id: 1 }, "Not about the temple");
    const [letter] = await letters(opened);
    expect(letter).toMatchObject({ recipient: "ravi@test.example", next_attempt_at: later(60), status: "queued" });
    expect(letter?.subject).toBe("Somnath: ನಿಮ್ಮ ವಿಮರ್ಶೆ ಪ್ರಕಟವಾಗಿಲ್ಲ");
    expect(letter?.body).toContain("ಕಾರಣ: Not about the temple");
  });

  test("is not told of a decision that was undone, nor who left no address", async () => {
    const opened = await withQueue();
    const author = await opened.anAccount();
    const made = await approve(opened.as("ADMIN"), await opened.review({}, author), await opened.review());
    expect((await letters(opened)).map(({ recipient }) => recipient)).toEqual([author.email]);
    await undo(opened.as("ADMIN"), ...idsOf(made));
    expect(await letters(opened)).toEqual([]);
  });

  test("of several photos gets one letter, in the language named among the preferences", async () => {
    const opened = await withQueue();
    const author = await opened.anAccount();
    await author.put("/api/user/preferences", { preferences: '{"locale":"hi"}' });
    await approve(opened.as("ADMIN"), await opened.photo(author), await opened.photo(author));
    expect((await letters(opened)).map(({ subject }) => subject)).toEqual(["Somnath का आपका चित्र प्रकाशित हो गया है"]);
  });
});
