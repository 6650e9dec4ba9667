import { describe, expect, test } from "vitest";
import { quickDakshina } from "../../src/site/booking/draft";
import {
  blankDonation,
  checkDonation,
  donationOf,
  fromAddress,
  quickAmounts,
} from "../../src/site/payments/checkDonation";
import { againPath } from "../../src/site/payments/provider";
import { isOpen, waitMs } from "../../src/site/payments/usePayment";

test("the amounts to tap are those of the specification, for a gift and for a dakshina", () => {
  expect(quickAmounts).toEqual([251, 501, 1001, 2100, 5100]);
  expect(quickDakshina).toEqual([251, 501, 1001, 2100]);
});

const typed = { ...blankDonation, amount: "501" };

describe("what is wrong with a donation", () => {
  test.each(["", "0", "0.50", "-5", "5,00,001", "a lot", "1.005"])("the amount %j is not valid", (amount) => {
    expect(checkDonation({ ...typed, amount }, true, false)).toEqual({ amount: "donate.amountWrong" });
  });

  test.each(["1", "₹ 1,001", "5,00,000", "251.50", "५०१"])("the amount %j is", (amount) => {
    expect(checkDonation({ ...typed, amount }, true, false)).toEqual({});
  });

  test("the terms have to be agreed to", () => {
    expect(checkDonation(typed, false, false)).toEqual({ terms: "donate.termsWrong" });
  });

  test("an email may be left out, but not be half of one", () => {
    expect(checkDonation({ ...typed, email: "meera@" }, true, false)).toEqual({ email: "errors.email" });
  });

  test("words that name no temple are refused; an id or a name of an address is the server's to know", () => {
    expect(checkDonation({ ...typed, temple: "Some temple" }, true, false)).toEqual({ temple: "donate.templeUnknown" });
    expect(checkDonation({ ...typed, temple: "12" }, true, false)).toEqual({});
    expect(checkDonation({ ...typed, temple: "sun-temple-konark" }, true, false)).toEqual({});
  });

  test("where only temples that agreed can be paid, one is needed", () => {
    expect(checkDonation(typed, true, true)).toEqual({ temple: "donate.templeNeeded" });
    expect(checkDonation({ ...typed, templeId: "12" }, true, true)).toEqual({});
  });
});

test("a donation is sent in rupees, with the chosen temple before what is typed", () => {
  const fields = {
    ...typed,
    amount: "₹ 1,001.50",
    templeId: "12",
    temple: "Sun Temple",
    name: " Meera ",
    anonymous: "yes",
  };
  expect(donationOf(fields, "test", "kn")).toEqual({
    amount: 1001.5,
    currency: "INR",
    gateway: "test",
    templeId: "12",
    name: "Meera",
    email: "",
    dedication: "",
    anonymous: true,
    locale: "kn",
  });
});

test("an address fills in a temple and an amount, and nothing it does not understand", () => {
  expect(fromAddress("?temple=12&amount=501")).toEqual({ temple: "12", amount: "501" });
  expect(fromAddress("?temple=sun-temple-konark")).toEqual({ temple: "sun-temple-konark" });
  expect(fromAddress("?temple=%3Cb%3E&amount=much&name=Meera")).toEqual({});
});

test("donating again leads to the form with the same temple and amount", () => {
  const temple = { id: 12, name: "Sun Temple", nameHi: null, nameKn: null, slug: null };
  expect(fromAddress(againPath({ temple, amountPaise: 50150 }).replace("/donate", ""))).toEqual({
    temple: "12",
    amount: "501.5",
  });
  expect(againPath({ temple: null, amountPaise: 25100 })).toBe("/donate?amount=251");
});

test("an open payment is asked about in growing intervals, up to a quarter of a minute", () => {
  const waits = Array.from({ length: 20 }, (_, times) => waitMs(times + 1));
  expect(waits[0]).toBe(1_000);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(15_000);
  expect(
    ["initiated", "pending", "paid", "failed", "expired", "refunded"].filter((each) => isOpen(each as "paid")),
  ).toEqual(["initiated", "pending"]);
});
