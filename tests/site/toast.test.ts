import { expect, test } from "vitest";
import { closeToast, notify, toastLifeMs, toasts } from "../../src/site/ui/toast";

test("each type of notice has its time", () => {
  expect(toastLifeMs).toEqual({ success: 5_000, error: 8_000, warning: 6_000, info: 5_000 });
});

test("a notice stands until it is closed, and the same words stand once", () => {
  notify("info", "First");
  notify("warning", "Second");
  notify("error", "First");
  expect(toasts.get().map(({ type, text }) => [type, text])).toEqual([
    ["warning", "Second"],
    ["error", "First"],
  ]);
  for (const { id } of toasts.get()) closeToast(id);
  expect(toasts.get()).toEqual([]);
});
