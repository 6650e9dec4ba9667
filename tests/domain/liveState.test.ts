import { expect, test } from "vitest";
import { liveStateOf } from "../../src/domain/liveState";

test.each([
  ["16:59:59", undefined],
  ["17:00:00", "soon"],
  ["17:59:59", "soon"],
  ["18:00:00", "now"],
  ["20:59:59", "now"],
  ["21:00:00", undefined],
] as const)("a broadcast of 18:00 is at %s %s", (time, state) => {
  expect(liveStateOf("2026-11-21T18:00:00.000Z", Date.parse(`2026-11-21T${time}Z`))).toBe(state);
});
