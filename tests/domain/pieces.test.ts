import { expect, test } from "vitest";
import { piecesOf } from "../../src/server/db/bulk";

test("what arrives by the handful goes on in pieces of one size, the last one aside", async () => {
  async function* arriving() {
    yield [1, 2, 3];
    yield [];
    yield [4, 5, 6, 7, 8, 9];
    yield [10];
  }
  const pieces: number[][] = [];
  for await (const piece of piecesOf(arriving(), 4)) pieces.push(piece);
  expect(pieces).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ]);
});
