import { describe, expect, test } from "vitest";
import { donate, press } from "../support/payments";
import { testApp } from "../support/testApp";

const opened = async () => {
  const app = await testApp({ env: { RATE_LIMITS: "off" } });
  const letters = () =>
    app.db
      .selectFrom("outbox")
      .select(["template", "recipient", "data"])
      .where("channel", "=", "mail")
      .orderBy("id")
      .execute();
  return { ...app, letters, buyer: await app.anAccount({ email: "person@test.example" }) };
};
const send = "/api/notifications/send";

describe("a donation that was begun", () => {
  test("is told once, to its own payer and with its own amount, whatever is sent along", async () => {
    const { buyer, letters } = await opened();
    await donate(buyer, { amount: 251, email: "typed@test.example" });
    const forged = { type: "DONATION_INITIATED", email: "victim@test.example", data: { amount: 99_999, gateway: "x" } };
    for (const _ of [1, 2]) expect((await buyer.post(send, forged)).json()).toEqual({ ok: true });
    const told = await letters();
    expect(told).toMatchObject([{ template: "donationInitiated", recipient: "person@test.example" }]);
    expect(told[0]?.data).toContain("₹251");
    expect(told[0]?.data).not.toContain("99,999");
  });

  test("is not told any more once it is paid", async () => {
    const { buyer, letters } = await opened();
    await press(buyer, await donate(buyer), "paid");
    expect((await buyer.post(send, { type: "DONATION_INITIATED" })).statusCode).toBe(200);
    expect((await letters()).map(({ template }) => template)).toEqual(["donationPaid"]);
  });
});

test("who has nothing of the kind is told so; another's is not theirs", async () => {
  const { buyer, anAccount, letters } = await opened();
  await donate(buyer);
  const other = await anAccount();
  expect((await other.post(send, { type: "DONATION_INITIATED" })).statusCode).toBe(404);
  expect((await buyer.post(send, { type: "BOOKING_CREATED" })).statusCode).toBe(404);
  expect(await letters()).toEqual([]);
});

test("a visitor is refused, and what is no event", async () => {
  const { visitor, buyer } = await opened();
  expect((await visitor.post(send, { type: "DONATION_INITIATED" })).statusCode).toBe(401);
  expect((await buyer.post(send, { type: "LOTTERY" })).json().errors).toEqual({ type: "errors.invalid_value" });
  expect((await buyer.post(send, {})).statusCode).toBe(400);
});
