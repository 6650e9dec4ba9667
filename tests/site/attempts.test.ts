import { beforeEach, expect, test } from "vitest";
import { attemptKey, forgetAttempt } from "../../src/site/payments/attempts";

const day = 24 * 3_600_000;
beforeEach(forgetAttempt);

test("the same content keeps its key, so that pressing twice pays once", () => {
  const key = attemptKey("501 for temple 12", 0);
  expect(key).toMatch(/^[\w:.-]{8,128}$/);
  expect(attemptKey("501 for temple 12", day - 1)).toBe(key);
});

test("other content is another wish", () => {
  const key = attemptKey("501 for temple 12", 0);
  expect(attemptKey("502 for temple 12", 0)).not.toBe(key);
  expect(attemptKey("501 for temple 21", 0)).not.toBe(key);
});

test("a wish that is forgotten may be made again, and one of yesterday too", () => {
  const key = attemptKey("501", 0);
  expect(attemptKey("501", day)).not.toBe(key);
  const next = attemptKey("501", day);
  forgetAttempt();
  expect(attemptKey("501", day)).not.toBe(next);
});
