import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueries } from "../../src/admin/queries";

test("a list that is being read while a record is written is read again, as Refine asks for it", async () => {
  const queries = createQueries();
  const stored = ["one", "two"];
  const answers: (() => void)[] = [];
  const read = () => {
    const answer = [...stored];
    return new Promise<string[]>((resolve) => answers.push(() => resolve(answer)));
  };
  const list = new QueryObserver(queries, { queryKey: ["temples", "list"], queryFn: read, staleTime: 0 });
  const stop = list.subscribe(() => undefined);
  answers[0]?.();
  await expect.poll(() => list.getCurrentResult().data).toEqual(["one", "two"]);

  void list.refetch();
  stored.pop();
  const invalidated = queries.invalidateQueries(["temples"], { refetchType: "active" }, { cancelRefetch: false });
  for (const answer of answers) answer();
  await invalidated;
  expect(list.getCurrentResult().data).toEqual(["one"]);
  stop();
  queries.clear();
});
