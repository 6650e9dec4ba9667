import { cityIn, type InTown, type Named, nameIn } from "./wording";

/** "Lotus Temple, Mysuru": the name with its town, which is not said again where the name ends with it. */
export function nameInTown(language: string, temple: Named & InTown): string {
  const [name, town] = [nameIn(language, temple), cityIn(language, temple)];
  return endsWithWord(name, town) ? name : `${name}, ${town}`;
}

function endsWithWord(text: string, word: string): boolean {
  const [whole, end] = [text.toLowerCase(), word.toLowerCase()];
  const before = whole.slice(0, whole.length - end.length);
  return whole.endsWith(end) && (before === "" || end === "" || before.endsWith(" "));
}
