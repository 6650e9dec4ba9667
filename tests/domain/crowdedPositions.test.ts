import { describe, expect, test } from "vitest";
import { type Standing, sharedPositions, steppedPositions } from "../../src/domain/findings/crowdedPositions";

/** Temples of one town at these points, with ids from 1. */
const at = (...points: readonly (readonly [number, number])[]): Standing[] =>
  points.map(([latitude, longitude], index) => ({ id: index + 1, town: "Puri, Odisha", latitude, longitude }));

const shared = (temples: readonly Standing[]) => [...sharedPositions(temples)].sort();
const stepped = (temples: readonly Standing[]) => [...steppedPositions(temples)].sort();

describe("temples at one point", () => {
  test("are those that share it with another, whatever their towns", () => {
    const [first, second, third] = at([19.8048, 85.8179], [19.8048, 85.8179], [19.8049, 85.8179]);
    expect(shared(at([19.8048, 85.8179], [19.8048, 85.8179], [19.8049, 85.8179]))).toEqual([1, 2]);
    if (!first || !second || !third) throw new Error("three temples");
    expect(shared([first, { ...second, town: "Konark, Odisha" }])).toEqual([1, 2]);
    expect(shared([first, third])).toEqual([]);
  });
});

describe("temples in even steps", () => {
  const row = [
    [19.801, 85.811],
    [19.8021, 85.8132],
    [19.8032, 85.8154],
    [19.8043, 85.8176],
  ] as const;

  test("follow each other in the order in which they were typed", () => {
    expect(stepped(at([19.9, 85.7], ...row))).toEqual([2, 3, 4, 5]);
  });

  test("or from south to north", () => {
    expect(stepped(at(row[2], row[0], row[3], row[1]))).toEqual([1, 2, 3, 4]);
  });

  test("are four at least", () => {
    expect(stepped(at(...row.slice(1)))).toEqual([]);
  });

  test("are of one town", () => {
    const temples = at(...row).map((temple) => (temple.id === 3 ? { ...temple, town: "Konark, Odisha" } : temple));
    expect(stepped(temples)).toEqual([]);
  });

  test("are not those that stand at one point", () => {
    expect(stepped(at(row[0], row[0], row[0], row[0]))).toEqual([]);
  });

  test("are not those of a row with a step of another length", () => {
    expect(stepped(at(row[0], row[1], row[2], [19.8043, 85.8177]))).toEqual([]);
  });
});
