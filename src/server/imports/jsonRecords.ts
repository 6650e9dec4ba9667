import { AppError, invalid } from "../errors";
import { tableLimits } from "./table";

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

const broken = (): never => {
  throw new AppError("badRequest");
};
const misshapen = (): never => invalid({ file: "errors.importShape" });

/**
 * The records of a JSON list, as they arrive: of the list that is the whole text, or that an object holds under `noun`.
 * Each record is read by itself, so that a large file is never held whole.
 */
export async function* jsonRecords(texts: AsyncIterable<string>, noun: string): AsyncGenerator<object[]> {
  let rest = "";
  let list: RecordList | undefined;
  for await (const text of texts) {
    rest += text;
    list ??= startOf(rest, noun);
    if (list) {
      const records = list.take(rest);
      rest = rest.slice(list.used);
      if (records.length > 0) yield records;
    }
    if (rest.length > tableLimits.rowCharacters) misshapen();
  }
  if (!list) wholeOf(rest);
  else if (!list.isOver || !/^\s*$/.test(afterList(rest, list.isHeld))) broken();
}

/** What an object still says after its list is of no concern, as long as it is JSON. */
function afterList(rest: string, isHeld: boolean): string {
  if (!isHeld) return rest;
  parsed(`{"list":[]${rest}`);
  return "";
}

/** A text without a list: whole JSON of another shape, or broken. */
function wholeOf(text: string): never {
  parsed(text);
  return misshapen();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return broken();
  }
}

/** Where the list begins; undefined until enough has arrived. What is before it must be JSON up to there. */
function startOf(text: string, noun: string): RecordList | undefined {
  const bare = /^\s*\[/.exec(text);
  if (bare) return new RecordList(bare[0].length, false);
  for (const { index, 0: name } of text.matchAll(new RegExp(`"${noun}"\\s*:\\s*\\[`, "g"))) {
    const end = index + name.length;
    if (isJson(`${text.slice(0, end)}]}`)) return new RecordList(end, true);
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A list whose records are cut out by their brackets. */
class RecordList {
  isOver = false;
  /** characters of the last text that need not come again */
  used = 0;
  private at: number;
  private start = -1;
  private depth = 0;
  private isQuoted = false;
  private isAfterRecord = false;
  private count = 0;

  constructor(
    from: number,
    readonly isHeld: boolean,
  ) {
    this.at = from;
  }

  /** The records that end in `text`, which begins where the last one was used up. */
  take(text: string): object[] {
    const records: object[] = [];
    while (this.at < text.length && !this.isOver) {
      const code = text.charCodeAt(this.at++);
      if (this.depth > 0) {
        if (this.inside(code) && this.depth === 0) records.push(this.recordOf(text));
      } else this.between(code);
    }
    this.used = this.start >= 0 ? this.start : this.at;
    this.at -= this.used;
    if (this.start >= 0) this.start = 0;
    return records;
  }

  /** True when a bracket closed. */
  private inside(code: number): boolean {
    if (this.isQuoted) {
      if (code === BACKSLASH) this.at++;
      else if (code === QUOTE) this.isQuoted = false;
      return false;
    }
    if (code === QUOTE) this.isQuoted = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) this.depth++;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      this.depth--;
      return true;
    }
    return false;
  }

  private between(code: number): void {
    if (isSpace(code)) return;
    if (code === CLOSE_LIST && (this.isAfterRecord || this.count === 0)) this.isOver = true;
    else if (code === COMMA && this.isAfterRecord) this.isAfterRecord = false;
    else if (code === OPEN_OBJECT && !this.isAfterRecord) {
      this.start = this.at - 1;
      this.depth = 1;
    } else if (this.isAfterRecord || code === COMMA || code === COLON || code === CLOSE_OBJECT) broken();
    else misshapen();
  }

  private recordOf(text: string): object {
    const record = parsed(text.slice(this.start, this.at));
    this.start = -1;
    this.count++;
    this.isAfterRecord = true;
    return typeof record === "object" && record !== null ? record : misshapen();
  }
}
