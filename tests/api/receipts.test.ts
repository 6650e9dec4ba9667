import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PaymentIntent } from "../../src/contract/payments";
import { forgetPayer } from "../../src/server/payments/own";
import { receiptOf } from "../../src/server/payments/receiptFacts";
import { piecesOf } from "../../src/server/payments/receiptFonts";
import { printReceipt } from "../../src/server/payments/receiptPdf";
import { findPayment } from "../../src/server/payments/repository";
import { storeTemple } from "../support/contributions";
import { donate, expectLedgerToBalance, press } from "../support/payments";
import { startStripe } from "../support/stripeServer";
import { type TestApp, testApp } from "../support/testApp";

const now = "2026-11-21T10:00:00.000Z";

/** What the acknowledgement says to somebody. */
async function said({ db }: TestApp, { paymentId }: PaymentIntent, account: number | null, locale: "en" | "kn" = "en") {
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new Error("no such payment");
  const by = account === null ? null : { id: account, name: "", role: "DEVOTEE" as const };
  return receiptOf(db, payment, { account: by, locale, site: "https://temples.example" });
}
const lineOf = (receipt: Awaited<ReturnType<typeof said>>, label: string) =>
  receipt.rows.find((row) => row.label === label)?.value;

describe("an acknowledgement", () => {
  test("is a sheet of PDF with its number, for what was paid alone", async () => {
    const it = await testApp({ now });
    const intent = await donate(it.visitor, { name: "आशा राव", dedication: "ಅಮ್ಮನಿಗಾಗಿ", locale: "kn" });
    const address = `/api/payments/${intent.paymentId}/receipt.pdf`;
    expect((await it.visitor.get(address)).statusCode).toBe(404);
    await press(it.visitor, intent, "paid");
    const answer = await it.visitor.get(address);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="acknowledgement-TEST-2026-27-000001.pdf"',
    });
    const pdf = answer.rawPayload.toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf).toMatch(/\/Count 1\b/);
    for (const font of ["NotoSansKannada", "Mukta"]) expect(pdf).toContain(font);
    expect((await it.visitor.get(`${address}?lang=fr`)).statusCode).toBe(400);
    expect((await it.visitor.get("/api/payments/nothing/receipt.pdf")).statusCode).toBe(404);
    await expectLedgerToBalance(it.db);
  });

  test("names who paid to their own account alone", async () => {
    const it = await testApp({ now });
    const person = await it.anAccount({ name: "Asha Rao" });
    const intent = await donate(person, { dedication: "For Amma" });
    await press(person, intent, "paid");
    const [own, other] = [await said(it, intent, person.id), await said(it, intent, null)];
    expect(lineOf(own, "Received from")).toBe("Asha Rao");
    expect(lineOf(own, "Dedication")).toBe("For Amma");
    expect(JSON.stringify(own)).not.toContain(person.email);
    expect(lineOf(other, "Received from")).toBe("A devotee");
    expect(JSON.stringify(other)).not.toMatch(/Asha|Amma/);
  });

  test("says that nothing moved where nothing did, in words of its language", async () => {
    const it = await testApp({ now });
    const templeId = await storeTemple(it.db, { name: "Lamp Temple", nameKn: "ದೀಪ ದೇವಾಲಯ" });
    const intent = await donate(it.visitor, { templeId, amount: 125_000 });
    await press(it.visitor, intent, "paid");
    const receipt = await said(it, intent, null, "kn");
    expect(receipt).toMatchObject({ title: "ಪಾವತಿ ಸ್ವೀಕೃತಿ", headline: "₹1,25,000" });
    expect(receipt.warning).toContain("ಪರೀಕ್ಷಾ ವಿಧಾನ");
    expect(lineOf(receipt, "ದೇವಾಲಯ")).toBe("ದೀಪ ದೇವಾಲಯ");
    expect((await said(it, intent, null)).warning).toMatch(/^Test mode: no money moves/);
  });

  test.each([
    ["AAATL1234F20216", /80G registration of Lamp Temple: AAATL1234F20216/],
    [null, /not a certificate under section 80G/],
  ])("claims 80G only by the temple's own number: %s", async (registration_80g, note) => {
    const server = await startStripe("live");
    const it = await testApp({ env: server.env, now });
    const temple_id = await storeTemple(it.db, { name: "Lamp Temple" });
    const agreed = { temple_id, reference: "Letter 12", registration_80g, authorised_by: null };
    await it.db
      .insertInto("payment_authorisations")
      .values({ ...agreed, created_at: now, updated_at: now })
      .execute();
    const intent = await donate(it.visitor, { templeId: temple_id });
    server.pay();
    await it.visitor.post(`/api/payments/${intent.paymentId}/check`);
    const receipt = await said(it, intent, null);
    expect(receipt.number).toBe("2026-27/000001");
    expect(receipt.warning).toBeNull();
    expect(receipt.notes[0]).toMatch(note);
    await expectLedgerToBalance(it.db);
  });
});

describe("a gift that can be certified under 80G", () => {
  const agreed = { reference: "Letter 12", registration80g: "AAATL1234F20216", templePan: "aaatl1234f" };

  async function registered(fields: object = {}) {
    const server = await startStripe("live");
    const it = await testApp({ env: server.env, now });
    const templeId = await storeTemple(it.db, { name: "Lamp Temple" });
    const path = `/api/admin/payment-authorisations/${templeId}`;
    const row = { registration_80g: agreed.registration80g, temple_pan: "AAATL1234F", ...fields };
    const at = { created_at: now, updated_at: now };
    await it.db
      .insertInto("payment_authorisations")
      .values({ temple_id: templeId, reference: "Letter 12", authorised_by: null, ...row, ...at })
      .execute();
    return { ...it, server, templeId, path };
  }

  test("carries the temple's details and the donor's PAN, which goes with the account", async () => {
    const it = await registered({ valid_until_80g: "2027-03-31" });
    const { templeId, server, db } = it;
    expect((await it.visitor.get(`/api/payments/options?templeId=${templeId}`)).json().certifies).toBe(true);
    expect((await it.visitor.get("/api/payments/options")).json().certifies).toBe(false);
    const person = await it.anAccount({ name: "Asha Rao" });
    const intent = await donate(person, { templeId, pan: " abcpe1234f " });
    server.pay();
    await person.post(`/api/payments/${intent.paymentId}/check`);
    const receipt = await said(it, intent, person.id);
    expect(lineOf(receipt, "PAN of the donor")).toBe("ABCPE1234F");
    expect(receipt.notes[0]).toMatch(/AAATL1234F20216.*Valid until .*2027.* PAN of the temple: AAATL1234F\./);
    expect(lineOf(await said(it, intent, null), "PAN of the donor")).toBeUndefined();
    expect((await person.get("/api/users/me/data")).json().payments[0].payerPan).toBe("ABCPE1234F");
    await forgetPayer(db, person.id);
    expect((await findPayment(db, intent.paymentId))?.payerPan).toBeNull();
  });

  test("is none once the registration is over; a PAN is not kept then, and a wrong one is refused", async () => {
    const it = await registered({ valid_until_80g: "2026-03-31" });
    const { templeId, server, visitor, db } = it;
    expect((await visitor.get(`/api/payments/options?templeId=${templeId}`)).json().certifies).toBe(false);
    const intent = await donate(visitor, { templeId, pan: "ABCPE1234F" });
    expect((await findPayment(db, intent.paymentId))?.payerPan).toBeNull();
    server.pay();
    await visitor.post(`/api/payments/${intent.paymentId}/check`);
    expect((await said(it, intent, null)).notes[0]).toMatch(/not a certificate under section 80G/);
    const wrong = await visitor.post("/api/payments/intent", { amount: 100, templeId, pan: "ABCDE12345" });
    expect(wrong.json().errors).toEqual({ pan: "errors.pan" });
    const admin = await it.as("ADMIN").put(it.path, { ...agreed, templePan: "1", validUntil80g: "soon" });
    expect(admin.json().errors).toEqual({ templePan: "errors.pan", validUntil80g: "errors.date" });
  });
});

test.each([
  ["Asha", [["latin", "Asha"]]],
  [
    "Śiva ₹5",
    [
      ["latinExtended", "Ś"],
      ["latin", "iva "],
      ["latinExtended", "₹"],
      ["latin", "5"],
    ],
  ],
  [
    "क्‍ष 5।",
    [
      ["devanagari", "क्‍ष"],
      ["latin", " 5"],
      ["devanagari", "।"],
    ],
  ],
  [
    "ದೇವ। A",
    [
      ["kannada", "ದೇವ।"],
      ["latin", " A"],
    ],
  ],
  [
    "தமிழ் శ్రీ শ্রী।",
    [
      ["tamil", "தமிழ்"],
      ["latin", " "],
      ["telugu", "శ్రీ"],
      ["latin", " "],
      ["bengali", "শ্রী।"],
    ],
  ],
  ["Thị ‍李🙏\tAé", [["latin", "Thi ?? Aé"]]],
])("%s is cut where its script changes", (text, pieces) => {
  expect(piecesOf(text).map((piece) => [piece.script, piece.text])).toEqual(pieces);
});

/** What the fonts of a PDF say their glyphs stand for, and the ids of the glyphs that its page draws. */
function lettersOf(pdf: Buffer): { text: string; glyphs: string[] } {
  const source = pdf.toString("latin1");
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = ""]) => {
    try {
      return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    } catch {
      return ""; // the program of a font
    }
  });
  const hex = (all: string[], pattern: RegExp) =>
    all.flatMap((part) => [...part.matchAll(pattern)].map(([, it = ""]) => it));
  const maps = streams.filter((stream) => stream.includes("begincmap"));
  const drawn = streams.filter((stream) => /\bTJ\b/.test(stream));
  const text = hex(maps, /<([0-9a-f ]+)>/gi).map((code) =>
    Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
  );
  return { text: text.join(""), glyphs: hex(drawn, /<([0-9a-f]+)>/gi).flatMap((run) => run.match(/.{4}/g) ?? []) };
}

test.each([
  ["தமிழ் செல்வி", "Mukta"],
  ["శ్రీ కృష్ణ రావు", "HindGuntur"],
  ["രാമചന്ദ്രൻ നായർ", "Manjari"],
  ["শ্রীমতী রায়", "NotoSansBengali"],
  ["ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "MuktaMahee"],
  ["શ્રી કૃષ્ણ પટેલ", "MuktaVaani"],
  ["ଶ୍ରୀ ଜଗନ୍ନାଥ", "NotoSansOriya"],
  ["李小龙", "Mukta"],
])("%s stands on the sheet in letters, none of them blank", async (value, font) => {
  const words = {
    brand: "Devalaya",
    title: "Acknowledgement",
    number: "1",
    headline: "1",
    warning: null,
    code: null,
    notes: [],
  };
  const pdf = await printReceipt({ ...words, rows: [{ label: "Name", value }] });
  const { text, glyphs } = lettersOf(pdf);
  for (const { text: piece } of piecesOf(value)) for (const letter of piece.trim()) expect(text).toContain(letter);
  expect(glyphs.length).toBeGreaterThan(20);
  expect(glyphs).not.toContain("0000");
  expect(pdf.toString("latin1")).toContain(font);
});
