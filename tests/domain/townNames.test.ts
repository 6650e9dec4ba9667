import { describe, expect, test } from "vitest";
import { townNames } from "../../src/server/places/townNames";

describe("what a town is called in Hindi and Kannada", () => {
  test.each([
    ["Varanasi", "वाराणसी", "ವಾರಾಣಸಿ"],
    ["srirangam", "श्रीरंगम", "ಶ್ರೀರಂಗಂ"],
    ["Śrīrangam", "श्रीरंगम", "ಶ್ರೀರಂಗಂ"],
    ["Birbhum district", "बीरभूम ज़िला", "ಬೀರ್‌ಭೂಮ್ ಜಿಲ್ಲೆ"],
  ])("%s", (town, hi, kn) => {
    expect(townNames(town)).toEqual({ hi, kn });
  });

  test.each(["Nowhere", "Nowhere district", ""])("%j is not known", (town) => {
    expect(townNames(town)).toBeUndefined();
  });
});
