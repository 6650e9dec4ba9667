import { getManyValues, type Many, none } from "stream-chain/defs.js";
import { Assembler } from "stream-json/core/assembler.js";
import { jsonParser, type Token } from "stream-json/core/parser.js";
import { invalid } from "../../errors";
import { tableLimits } from "./table";

const misshapen = (): never => invalid({ file: "errors.importShape" });

/** Where a list of records stands: alone, under the noun, or as maps, GeoJSON and SPARQL answers have it. */
export type JsonList = "plain" | "elements" | "features" | "bindings";

/**
 * The records of a JSON list, as they arrive: of the list that is the whole text, or that an object holds under `noun`,
 * or under the name of a known format, which is told before the first record. Text that is no JSON is refused with 400,
 * and so is JSON of another shape.
 */
export async function* jsonRecords(
  texts: AsyncIterable<string>,
  noun: string,
  tell: (list: JsonList) => void = () => undefined,
): AsyncGenerator<object[]> {
  const tokensOf = tokenizer();
  const list = new RecordList(noun, tell);
  for await (const text of texts) {
    const records = tokensOf(text).flatMap((token) => list.take(token) ?? []);
    if (records.length > 0) yield records;
  }
  for (const token of tokensOf(none)) list.take(token);
  if (!list.isFound) misshapen();
}

/** A parser takes texts, and `none` for their end, which its own type does not say. */
type Parser = { parse(text: string | typeof none): Many<Token> | typeof none };

/** The parts of a JSON text as it arrives. */
function tokenizer(): (text: string | typeof none) => Token[] {
  const parser: Parser = { parse: jsonParser({ streamValues: false }) };
  return (text) => {
    try {
      const tokens = parser.parse(text);
      return tokens === none ? [] : getManyValues(tokens);
    } catch {
      return invalid({ file: "errors.importJson" });
    }
  };
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

  constructor(
    private readonly noun: string,
    private readonly tell: (list: JsonList) => void,
  ) {}

  /** The record that ends with this part of the text, if any. */
  take = (token: Token): object | undefined => {
    const list = this.isInList || token.name !== "startArray" ? undefined : this.listHere();
    if (token.name === "startObject" || token.name === "startArray") this.open();
    if (token.name === "endObject" || token.name === "endArray") this.depth--;
    if (this.isInList) return this.within(token);
    if (token.name === "keyValue") this.keys[this.depth] = token.value;
    else if (list && !this.isFound) {
      this.tell(list);
      this.isFound = true;
      this.isInList = true;
      this.listDepth = this.depth;
    }
    return undefined;
  };

  /** Which list of records would begin here. */
  private listHere(): JsonList | undefined {
    const [, first, second] = this.keys;
    if (this.depth === 0 || (this.depth === 1 && first === this.noun)) return "plain";
    if (this.depth === 1) return first === "elements" || first === "features" ? first : undefined;
    return this.depth === 2 && first === "results" && second === "bindings" ? second : undefined;
  }

  private open(): void {
    if (++this.depth > tableLimits.depth) misshapen();
  }

  private within(token: Token): object | undefined {
    if (this.depth < this.listDepth) {
      this.isInList = false;
      return undefined;
    }
    const isBetween = this.record.done;
    if (isBetween && token.name !== "startObject") misshapen();
    this.recordCharacters += "value" in token ? String(token.value).length + 1 : 1;
    if (this.recordCharacters > tableLimits.rowCharacters) misshapen();
    this.record.consume(token);
    if (!this.record.done) return undefined;
    this.recordCharacters = 0;
    return this.record.current ?? undefined;
  }
}
