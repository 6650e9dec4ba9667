import { expect, test } from "vitest";
import { openState } from "../../src/domain/openingHours";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const hours = {
  ...closed,
  mon: [
    { from: "05:00", to: "12:00" },
    { from: "17:00", to: "24:00" },
  ],
};

async function withTemple() {
  const opened = await testApp({ env: { RATE_LIMITS: "off" } });
  const id = await storeTemple(opened.db);
  const save = (openingHours: unknown) =>
    opened.as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, { openingHours: openingHours as object });
  const shown = async () => (await opened.visitor.get(`/api/temples/${id}`)).json().openingHours;
  return { ...opened, id, save, shown };
}

test("weekly hours are saved, shown to visitors as they are, and taken away again", async () => {
  const { save, shown, as, id } = await withTemple();
  expect(await shown()).toBeNull();
  const saved = await save(hours);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().openingHours).toEqual(hours);
  expect(await shown()).toEqual(hours);
  expect(openState(await shown(), "2026-11-23T18:00:00+05:30")).toMatchObject({ state: "open" });
  expect((await as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, { timings: "always" })).json().openingHours).toEqual(
    hours,
  );
  await save(null);
  expect(await shown()).toBeNull();
});

test.each([
  [{ mon: [] }, "openingHours.tue", "errors.required"],
  [{ ...closed, mon: [{ from: "5:00", to: "12:00" }] }, "openingHours.mon.0.from", "errors.time"],
  [{ ...closed, mon: [{ from: "05:60", to: "12:00" }] }, "openingHours.mon.0.from", "errors.time"],
  [{ ...closed, mon: [{ from: "05:00", to: "24:01" }] }, "openingHours.mon.0.to", "errors.time"],
  [{ ...closed, mon: [{ from: "24:00", to: "02:00" }] }, "openingHours.mon.0.from", "errors.time"],
  [{ ...closed, mon: [{ from: "05:00" }] }, "openingHours.mon.0.to", "errors.time"],
  [{ ...closed, funday: [] }, "openingHours.funday", "errors.unknownField"],
  [
    {
      ...closed,
      mon: [
        { from: "05:00", to: "12:00" },
        { from: "11:00", to: "13:00" },
      ],
    },
    "openingHours",
    "errors.hoursOverlap",
  ],
  ["always", "openingHours", "errors.invalid_type"],
])("hours are refused %#", async (value, field, key) => {
  const { save, shown } = await withTemple();
  const refused = await save(value);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject({ [field]: key });
  expect(await shown()).toBeNull();
});
