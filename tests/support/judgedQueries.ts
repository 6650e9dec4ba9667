import { readFileSync } from "node:fs";
import { z } from "zod";

/** A query as somebody types it, with the temples ("name" or "name|city") that answer it; `*` is any, none is none. */
const JudgedQuery = z.object({ q: z.string(), kind: z.string(), want: z.array(z.string()) });
export type JudgedQuery = z.infer<typeof JudgedQuery>;
type Named = { name: string; city: string };

/** Queries that ought to find nothing. */
const silentKinds = new Set(["junk", "absent"]);
/** Where everything listed is right. */
const GENERIC = "generic";

export const judgedQueries = (): JudgedQuery[] =>
  readFileSync(`${import.meta.dirname}/../cases/search/judgedQueries.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JudgedQuery.parse(JSON.parse(line)));

type Judged = { kind: string; q: string; place: number; isWrongFirst: boolean; isNothing: boolean };

function judge({ q, kind, want }: JudgedQuery, found: readonly Named[]): Judged {
  const isRight = ({ name, city }: Named) => want.includes(name) || want.includes(`${name}|${city}`);
  const [first] = found;
  return {
    ...{ kind, q },
    place: found.findIndex(isRight) + 1,
    isWrongFirst: first !== undefined && !isRight(first),
    isNothing: first === undefined,
  };
}

const share = (all: readonly Judged[], test: (one: Judged) => boolean): number =>
  all.length === 0 ? 0 : Math.round((100 * all.filter(test).length) / all.length);

/** The shares of the judged queries, in per cent, of a way to ask: right within the first places, nothing, wrong first. */
export async function scoreQueries(ask: (q: string) => Promise<readonly Named[]>) {
  const judged: Judged[] = [];
  for (const query of judgedQueries()) judged.push(judge(query, await ask(query.q)));
  const silent = judged.filter(({ kind }) => silentKinds.has(kind));
  const asked = judged.filter(({ kind }) => !silentKinds.has(kind) && kind !== GENERIC);
  const within = (places: number) => (one: Judged) => one.place > 0 && one.place <= places;
  const ofKind = (kind: string) =>
    share(
      asked.filter((one) => one.kind === kind),
      within(3),
    );
  return {
    first: share(asked, within(1)),
    firstThree: share(asked, within(3)),
    firstTen: share(asked, within(10)),
    nothing: share(asked, ({ isNothing }) => isNothing),
    wrongFirst: share(asked, ({ isWrongFirst }) => isWrongFirst),
    junkAnswered: share(silent, ({ isNothing }) => !isNothing),
    kinds: Object.fromEntries([...new Set(asked.map(({ kind }) => kind))].map((kind) => [kind, ofKind(kind)])),
  };
}
