import { clockIn, everyDay, intervalOf } from "./clockTimes";
import { latinDigits } from "./digits";
import { hoursOverlap, isInOrder, type OpeningInterval, type WeeklyHours, weekdays } from "./openingHours";

const LONGEST_WORDS = 300;

/**
 * The hours of a week as people write them: `6:00 AM - 12:00 PM, 4 PM to 8:30 PM`, `Mon-Sat 5.30 am to 9 pm; Sunday 5 am
 * to 10 pm`, `24 hours`. Undefined unless every word of the text is one of these, the half of the day of every time is
 * certain, and every day is told: nothing is made up.
 */
export function hoursOfWords(text: string): WeeklyHours | undefined {
  if (text.length > LONGEST_WORDS) return undefined;
  const plain = latinDigits(text).trim().toLowerCase();
  if (always.test(plain)) return everyDay([{ from: "00:00", to: "24:00" }]);
  const tokens = tokensIn(plain);
  const rules = tokens && isCertain(tokens) ? rulesIn(tokens) : undefined;
  const daysOf = weekdays.map((_, day) => (rules ?? []).filter(({ days }) => days.includes(day)));
  if (daysOf.some((found) => found.length !== 1)) return undefined;
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = daysOf.map(
    ([rule]) => rule?.intervals ?? [],
  );
  const hours = { mon, tue, wed, thu, fri, sat, sun };
  const isOpen = weekdays.some((day) => hours[day].length > 0);
  return isOpen && isInOrder(hours) && !hoursOverlap(hours) ? hours : undefined;
}

const always = /^(?:open )?(?:24 ?hours|24 ?hrs|24 ?x ?7|24\/7)$/;

type Token = { kind: "time" | "day" | "daily" | "to" | "and" | "closed"; text: string };

const passedOver = /[\s.]|(?:open|opens|from|timings?|morning|afternoon|evening)\b:?/y;
const words: readonly (readonly [Token["kind"], RegExp])[] = [
  ["daily", /(?:daily|every ?day|all days)\b:?/y],
  ["day", /(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b:?|(?:mo|tu|we|th|fr|sa|su)\b:?/y],
  ["closed", /(?:closed|off)\b/y],
  [
    "time",
    /\d{1,2}(?:[:.]\d{2})?(?::\d{2})?(?:\s?(?:[ap]\.?m\b\.?|noon\b|midnight\b|hrs?\b\.?))?|(?:noon|midnight)\b/y,
  ],
  ["to", /[-–—]|(?:to|till|until)\b/y],
  ["and", /[,;&/|]|and\b/y],
];

function tokensIn(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const skipped = matchAt(passedOver, text, at);
    if (skipped) {
      at += skipped.length;
      continue;
    }
    const [kind, pattern] = words.find(([, one]) => matchAt(one, text, at)) ?? [];
    if (!kind || !pattern) return undefined;
    const found = matchAt(pattern, text, at);
    tokens.push({ kind, text: found });
    at += found.length;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** Every time says which half of the day it is in, or all are of a clock of 24 hours, which one of them shows. */
function isCertain(tokens: readonly Token[]): boolean {
  const times = tokens.filter(({ kind }) => kind === "time");
  const clocks = times.map(({ text }) => clockIn(text));
  if (clocks.every((clock) => clock?.isHalf)) return true;
  const isWhole = times.every(({ text }) => /^\d\d[:.]\d\d$/.test(text));
  return isWhole && clocks.some((clock) => clock && clock.at >= 13 * 60);
}

type Rule = { days: readonly number[]; intervals: readonly OpeningInterval[] };

/** Days and their hours in turn; hours without days are those of all. */
function rulesIn(tokens: readonly Token[]): Rule[] | undefined {
  const rules: Rule[] = [];
  let at = 0;
  const isNext = (kind: Token["kind"]) => tokens[at]?.kind === kind;
  const take = (kind: Token["kind"]) => (isNext(kind) ? (tokens[at++]?.text ?? "") : "");
  const passAnd = () => {
    while (isNext("and")) at++;
  };
  const days = (): number[] => {
    const found: number[] = [];
    while (isNext("day")) {
      const first = dayOf(take("day"));
      const last = isNext("to") && tokens[at + 1]?.kind === "day" && take("to") ? dayOf(take("day")) : first;
      for (let step = 0; step <= (last - first + 7) % 7; step++) found.push((first + step) % 7);
      passAnd();
    }
    return found;
  };
  const intervals = (): OpeningInterval[] | undefined => {
    if (take("closed")) return [];
    const found: OpeningInterval[] = [];
    while (isNext("time")) {
      const [opens, isParted, closes] = [take("time"), take("to"), take("time")];
      const interval = isParted && closes ? intervalOf(opens, closes) : undefined;
      if (!interval) return undefined;
      found.push(interval);
      passAnd();
    }
    return found.length > 0 ? found : undefined;
  };
  while (at < tokens.length) {
    const isDaily = take("daily") !== "";
    const asked = isDaily || !isNext("day") ? weekdays.map((_, day) => day) : days();
    const told = intervals();
    if (!told) return undefined;
    rules.push({ days: asked, intervals: told });
    passAnd();
  }
  return rules;
}

const dayOf = (word: string): number => weekdays.findIndex((day) => word.startsWith(day.slice(0, 2)));
