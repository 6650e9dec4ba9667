import { describe, expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";

async function withTemple() {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const id = await storeTemple(opened.db);
  const rows = () => opened.db.selectFrom("corrections").selectAll().orderBy("id").execute();
  return { ...opened, id, url: `/api/temples/${id}/corrections`, rows };
}
const aCorrection = (fields = {}) => ({ field: "timings", value: "5 am to 9 pm", ...fields });

describe("a correction", () => {
  test("of a visitor is kept, pending, and changes nothing by itself", async () => {
    const { visitor, url, rows, id } = await withTemple();
    const before = (await visitor.get(`/api/temples/${id}`)).json();
    const sent = await visitor.post(url, aCorrection({ note: "From the board", email: "ravi@test.example" }), {
      headers: { "accept-language": "hi" },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toEqual({ id: 1, status: "pending" });
    expect(await rows()).toMatchObject([
      { field: "timings", proposed: "5 am to 9 pm", note: "From the board", email: "ravi@test.example", locale: "hi" },
    ]);
    expect((await visitor.get(`/api/temples/${id}`)).json()).toEqual(before);
  });

  test("of an account is the account's, and its address is not stored twice", async () => {
    const { anAccount, url, rows } = await withTemple();
    const person = await anAccount();
    await person.post(url, aCorrection({ email: "else@test.example" }));
    expect(await rows()).toMatchObject([{ user_id: person.id, email: null }]);
    expect((await person.get("/api/users/me/contributions")).json().corrections).toMatchObject([
      { field: "timings", proposed: "5 am to 9 pm", status: "pending" },
    ]);
  });

  test("a filled trap is thanked and forgotten", async () => {
    const { visitor, url, rows } = await withTemple();
    expect((await visitor.post(url, aCorrection({ website: "spam" }))).statusCode).toBe(201);
    expect(await rows()).toEqual([]);
  });

  test("with an Idempotency-Key is kept once", async () => {
    const { visitor, url, rows } = await withTemple();
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const [first, again] = [await visitor.post(url, aCorrection(), key), await visitor.post(url, aCorrection(), key)];
    expect(again.json()).toEqual(first.json());
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [aCorrection({ field: "colour" }), "field", "errors.field"],
    [aCorrection({ field: "status" }), "field", "errors.field"],
    [aCorrection({ value: "  " }), "value", "errors.required"],
    [{ field: "timings" }, "value", "errors.required"],
    [aCorrection({ value: "long ".repeat(1_001) }), "value", "errors.tooLong"],
    [aCorrection({ field: "timings", value: "x".repeat(301) }), "value", "errors.tooLong"],
    [aCorrection({ note: "x".repeat(1_001) }), "note", "errors.tooLong"],
    [aCorrection({ email: "nobody" }), "email", "errors.reviewEmail"],
    [aCorrection({ field: "website", value: "javascript:alert(1)" }), "value", "errors.webAddress"],
    [aCorrection({ field: "pincode", value: "12" }), "value", "errors.pincode"],
    [aCorrection({ field: "position", value: "somewhere" }), "value", "errors.position"],
    [aCorrection({ field: "position", value: "91, 200" }), "value", "errors.position"],
    [aCorrection({ field: "position", value: "0, 0" }), "value", "errors.zeroPosition"],
    [aCorrection({ field: "position", value: "https://maps.app.goo.gl/NoSuch" }), "value", "errors.shortLink"],
    [aCorrection({ field: "position", value: "XGRX+2P Tumakuru" }), "value", "errors.plusCode"],
    [aCorrection({ field: "openingHours", value: "always" }), "value", "errors.time"],
    [aCorrection({ field: "openingHours", value: '{"mon":[]}' }), "value", "errors.required"],
    [aCorrection({ status: "approved" }), "status", "errors.unknownField"],
    [aCorrection({ field: "history", language: "ta" }), "language", "errors.language"],
    [aCorrection({ field: "phone", value: "080 2222 3333", language: "hi" }), "language", "errors.correctionLanguage"],
  ])("is refused %#", async (body, field, key) => {
    const { visitor, url, rows } = await withTemple();
    const refused = await visitor.post(url, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
    expect(await rows()).toEqual([]);
  });

  test.each([
    "13.3409, 77.1010",
    "13°20'27.24\"N 77°06'03.6\"E",
    "https://www.google.com/maps/place/A/@13.3205,77.0815,14z/data=!8m2!3d13.3409!4d77.1010",
    "https://yandex.com/maps/?ll=77.0815,13.3205&pt=77.1010,13.3409&z=17",
    "Long: 77.1010, Lat: 13.3409",
    "13,3409; 77,1010",
    "+13.3409+077.1010/",
  ])("of a position is read from what a map gives to copy: %s", async (value) => {
    const { visitor, url, id, as } = await withTemple();
    const sent = await visitor.post(url, aCorrection({ field: "position", value }));
    expect(sent.statusCode, sent.body).toBe(201);
    const decisions = [{ kind: "correction", id: sent.json().id, decision: "approve" }];
    const decided = await as("TEMPLE_ADMIN").post("/api/admin/moderation/decisions", { decisions });
    expect(decided.statusCode, decided.body).toBe(200);
    expect((await visitor.get(`/api/temples/${id}`)).json()).toMatchObject({ latitude: 13.3409, longitude: 77.101 });
  });

  test.each([
    ["position", "9.9195 78.1193", null, []],
    ["position", "POINT(77.5946 12.9716)", null, []],
    ["position", "https://www.google.com/maps/place/A/@12.9716,77.5946,17z/data=!3d12.97163!4d77.59461", null, []],
    ["position", "9.9195 78.1193", "Call 98450 12345", ["contact"]],
    ["timings", "06.00-12.00 16.00-20.30", null, []],
    ["timings", "Call 98450 12345", null, ["contact"]],
    ["phone", "98450 12345", null, []],
  ] as const)("of %s, %s with the note %j, is flagged for %j", async (field, value, note, flags) => {
    const { visitor, url, as } = await withTemple();
    expect((await visitor.post(url, aCorrection({ field, value, note }))).statusCode).toBe(201);
    const [item] = (await as("TEMPLE_ADMIN").get("/api/admin/moderation?kind=correction")).json().items;
    expect(item.flags).toEqual(flags);
  });

  test("of a text in Hindi or Kannada is the translation's, and the name's where it is a name", async () => {
    const { visitor, url, id, as } = await withTemple();
    const admin = as("TEMPLE_ADMIN");
    const told = { text: "ಪ್ರಾಚೀನ", state: "reviewed" };
    const { version } = (await admin.get(`/api/admin/temples/${id}`)).json();
    await admin.put(`/api/admin/temples/${id}`, { translations: { hi: {}, kn: { history: told } }, version });
    const decide = async (fields: object) => {
      const sent = await visitor.post(url, aCorrection(fields));
      expect(sent.statusCode, sent.body).toBe(201);
      const decisions = [{ kind: "correction", id: sent.json().id, decision: "approve" }];
      expect((await admin.post("/api/admin/moderation/decisions", { decisions })).statusCode).toBe(200);
    };
    await decide({ field: "history", value: "बहुत पुराना", language: "hi" });
    await decide({ field: "name", value: "ದೀಪದ ಗುಡಿ", language: "kn" });
    const temple = (await visitor.get(`/api/temples/${id}`)).json();
    expect([temple.history, temple.nameKn, temple.translations]).toEqual([
      null,
      "ದೀಪದ ಗುಡಿ",
      { hi: { history: { text: "बहुत पुराना", state: "reviewed" } }, kn: { history: told } },
    ]);
    await visitor.post(url, aCorrection({ field: "history", value: "और पुराना", language: "hi" }));
    const { items } = (await admin.get("/api/admin/moderation?kind=correction&status=pending")).json();
    expect(items[0].correction).toMatchObject({ field: "history", language: "hi", current: "बहुत पुराना" });
  });

  test("is refused for a temple that is unknown or not public", async () => {
    const { visitor, db } = await withTemple();
    const hidden = await storeTemple(db, { status: "inactive" });
    for (const id of [999_999, hidden]) {
      expect((await visitor.post(`/api/temples/${id}/corrections`, aCorrection())).statusCode).toBe(404);
    }
  });

  test("is taken twenty times a day from one address, or from one account", async () => {
    const { visitor, anAccount, url, clock } = await withTemple();
    for (let count = 0; count < 20; count++) expect((await visitor.post(url, aCorrection())).statusCode).toBe(201);
    expect((await visitor.post(url, aCorrection())).statusCode).toBe(429);
    expect((await (await anAccount()).post(url, aCorrection())).statusCode).toBe(201);
    clock.set("2026-11-22T06:31:00.000Z");
    expect((await visitor.post(url, aCorrection())).statusCode).toBe(201);
  });
});
