/** The ways in which a spreadsheet program writes what it took for a number, a share, a time or a day. */
const written = [
  /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/,
  /^\d\.\d{2}E[+-]\d{2,3}$/,
  /^\d+(?:\.\d{2})?%$/,
  /^\d{2}:\d{2}(?::\d{2})?(?: [AP]M)?$/,
  /^\d{2}\/\d{2}\/\d{2}(?:\d{2})?$/,
  /^\d{4}-\d{2}-\d{2}$/,
];
const number = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const share = /^(\d+(?:\.\d+)?)\s*%$/;
const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?$/i;
const day = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/;
const yearFirst = /^\d{4}-(\d{2})-(\d{2})$/;

/**
 * True for a text on file that a spreadsheet program only wrote in its own way when it opened and saved the list: it
 * takes `0821` for 821, `50%` for 0.5, `6:00` for `06:00:00 AM` and `1/2` for `01/02/26`. Not true the other way
 * round: who gives a telephone number its zero again means it.
 */
export function isRespelled(onFile: string, cell: string): boolean {
  if (!written.some((form) => form.test(cell))) return false;
  const meant = meaningOf(onFile);
  if (meant === undefined) return false;
  const [, one, other] = yearFirst.exec(cell) ?? [];
  // the day or the month was first, as the program's language has it
  if (one !== undefined)
    return [
      [one, other],
      [other, one],
    ].some((order) => order.map(Number).join("/") === meant);
  return meant === meaningOf(cell);
}

function meaningOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (number.test(trimmed)) return `${Number(trimmed)}`;
  const percent = share.exec(trimmed);
  if (percent) return `${Number((Number(percent[1]) / 100).toPrecision(12))}`;
  const [, hours, minutes, seconds = "0", half] = time.exec(trimmed) ?? [];
  if (hours !== undefined) {
    const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === "PM" ? 12 : 0) : Number(hours);
    return [hour, Number(minutes), Number(seconds)].join(":");
  }
  const [, first, second] = day.exec(trimmed) ?? [];
  return first === undefined ? undefined : `${Number(first)}/${Number(second)}`;
}
