import { getManyValues, type Many, none } from "stream-chain/defs.js";
import { Assembler } from "stream-json/core/assembler.js";
import { jsonParser, type Token } from "stream-json/core/parser.js";
import { AppError, invalid } from "../../errors";
import { tableLimits } from "./table";

const misshapen = (): never => invalid({ file: "errors.importShape" });

/**
 * Where records stand: alone or under the noun, in a wrapper of somebody else's, or as maps, GeoJSON and SPARQL answers
 * have them.
 */
export type JsonList = "plain" | "wrapped" | "elements" | "features" | "bindings";

/** What programs call the list in their answers; one may stand in another. */
const wrappers = new Set(["data", "items", "results", "result", "records", "rows", "response", "temples", "@graph"]);

/**
 * The records of a JSON text, as they arrive: of the list that it is, or that an object holds under `noun`, a wrapper's
 * name or that of a known format, which is told before the first record; or the objects of a text that has one on each
 * line. `tellRemark` gets what the server of a list says beside it. Text that is no JSON is refused with 400 and its line,
 * and so is JSON of another shape.
 */
export async function* jsonRecords(
  texts: () => AsyncIterable<string>,
  noun: string,
  tell: (list: JsonList) => void = () => undefined,
  tellRemark: (remark: string) => void = () => undefined,
): AsyncGenerator<object[]> {
  const tokensOf = tokenizer();
  const list = new RecordList(noun, tell, tellRemark);
  const take = async (text: string | typeof none) => {
    const tokens = tokensOf(text) ?? (await refuseBroken(texts()));
    return tokens.flatMap((token) => list.take(token) ?? []);
  };
  for await (const text of texts()) {
    const records = await take(text);
    if (records.length > 0) yield records;
  }
  await take(none);
  if (!list.isFound) misshapen();
}

/** A parser takes texts, and `none` for their end, which its own type does not say. */
type Parser = { parse(text: string | typeof none): Many<Token> | typeof none };

/** What stands before each text of a sequence (RFC 8142). */
export const RECORD_SEPARATOR = "\u001e";

/** The parts of a JSON text as it arrives; undefined where it is broken. */
function tokenizer(): (text: string | typeof none) => Token[] | undefined {
  const parser: Parser = { parse: jsonParser({ streamValues: false, jsonStreaming: true }) };
  return (text) => {
    try {
      const tokens = parser.parse(text === none ? none : text.replaceAll(RECORD_SEPARATOR, ""));
      return tokens === none ? [] : getManyValues(tokens);
    } catch {
      return undefined;
    }
  };
}

/** The parser does not say where it stopped: the text is read again line by line. */
async function refuseBroken(texts: AsyncIterable<string>): Promise<never> {
  const tokensOf = tokenizer();
  let line = 1;
  let last = 1;
  const refuse = () => {
    throw new AppError("badRequest", undefined, { file: "errors.importJson" }, { line: last });
  };
  for await (const text of texts) {
    for (const part of text.split(/(?<=\n)/)) {
      if (part.trim() !== "") last = line;
      if (!tokensOf(part)) refuse();
      if (part.endsWith("\n")) line++;
    }
  }
  return refuse();
}

/** Puts the records of a list together out of the parts of a JSON text. */
class RecordList {
  isFound = false;
  private isInList = false;
  /** lists and objects that are open, and how many of them are open around a record */
  private depth = 0;
  private listDepth = 0;
  private readonly keys: string[] = [];
  private record = new Assembler<object>();
  private recordCharacters = 0;
  /** the object that is the text itself, as long as it may be a record */
  private whole: Assembler<object> | undefined;
  private hasList = false;
  private wholes = 0;

  constructor(
    private readonly noun: string,
    private readonly tell: (list: JsonList) => void,
    private readonly tellRemark: (remark: string) => void,
  ) {}

  /** The record that ends with this part of the text, if any. */
  take = (token: Token): object | undefined => {
    if (this.depth === 0) this.begin(token);
    const list = this.isInList || token.name !== "startArray" ? undefined : this.listHere();
    if (token.name === "startObject" || token.name === "startArray") this.open();
    if (token.name === "endObject" || token.name === "endArray") this.depth--;
    if (this.isInList) return this.within(token);
    if (token.name === "stringValue" && this.depth === 1 && this.keys[1] === "remark") this.tellRemark(token.value);
    if (token.name === "keyValue") this.keys[this.depth] = token.value;
    else if (list && !this.hasList) {
      this.tell(list);
      this.hasList = true;
      this.isFound = true;
      this.isInList = true;
      this.listDepth = this.depth;
      this.recordCharacters = 0;
      this.whole = undefined;
    }
    return this.whole && this.wholeAt(token);
  };

  /** A text may be several, one after the other. */
  private begin(token: Token): void {
    this.recordCharacters = 0;
    this.hasList = false;
    this.whole = token.name === "startObject" ? new Assembler<object>() : undefined;
  }

  /** The object that is the text itself is a record where it is a feature, or one of several. */
  private wholeAt(token: Token): object | undefined {
    this.count(token);
    if (this.recordCharacters > tableLimits.rowCharacters) {
      this.whole = undefined;
      return undefined;
    }
    this.whole?.consume(token);
    if (this.depth > 0) return undefined;
    const record = this.whole?.current ?? undefined;
    if (record && (++this.wholes > 1 || isFeature(record))) this.isFound = true;
    return record;
  }

  /** Which list of records would begin here. */
  private listHere(): JsonList | undefined {
    const [, first = "", second = ""] = this.keys;
    if (this.depth === 0 || (this.depth === 1 && first === this.noun)) return "plain";
    if (this.depth === 1 && (first === "elements" || first === "features")) return first;
    if (this.depth === 2 && first === "results" && second === "bindings") return second;
    const isWrapped = wrappers.has(first) && (this.depth === 1 || second === this.noun || wrappers.has(second));
    return isWrapped && this.depth <= 2 ? "wrapped" : undefined;
  }

  private open(): void {
    if (++this.depth > tableLimits.depth) misshapen();
  }

  private count(token: Token): void {
    this.recordCharacters += "value" in token ? String(token.value).length + 1 : 1;
  }

  private within(token: Token): object | undefined {
    if (this.depth < this.listDepth) {
      this.isInList = false;
      return undefined;
    }
    const isBetween = this.record.done;
    if (isBetween && token.name !== "startObject") misshapen();
    this.count(token);
    if (this.recordCharacters > tableLimits.rowCharacters) misshapen();
    this.record.consume(token);
    if (!this.record.done) return undefined;
    this.recordCharacters = 0;
    return this.record.current ?? undefined;
  }
}

/** A feature of GeoJSON. */
export const isFeature = (record: object): boolean => "type" in record && record.type === "Feature";
