/** The PIN code of an address: of several the one after which its line has no six digits more. */
export function pincodeIn(address: string): string | null {
  for (const line of address.split("\n")) {
    const last = [...line.matchAll(/\d{6}/g)].at(-1)?.index ?? -1;
    for (const { 0: whole, 1: first, 2: rest, index } of line.matchAll(/\b([1-9]\d{2})\s?(\d{3})\b/g)) {
      if (index + whole.length > last) return `${first}${rest}`;
    }
  }
  return null;
}
