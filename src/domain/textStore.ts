const BLOCK_BYTES = 1 << 20;
/** The most bytes a character of a string takes as UTF-8. */
const CHARACTER_BYTES = 3;

export type TextStore = { keep: (text: string) => number; read: (at: number) => string };

/**
 * Keeps very many texts as UTF-8 in few blocks, in place of as many strings that the collector would have to look
 * after; `keep` answers the number that `read` finds a text by. Each block holds the texts up to its end, and a long
 * text has one of its own.
 */
export function createTextStore(): TextStore {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const blocks: Uint8Array[] = [];
  let block = new Uint8Array(0);
  let used = 0;
  /** Of each text the block, where it begins and how long it is. */
  const places: number[] = [];
  return {
    keep: (text) => {
      const most = text.length * CHARACTER_BYTES;
      if (used + most > block.length) {
        block = new Uint8Array(Math.max(BLOCK_BYTES, most));
        used = 0;
        blocks.push(block);
      }
      const { written } = encoder.encodeInto(text, block.subarray(used));
      const at = places.push(blocks.length - 1, used, written) / 3 - 1;
      used += written;
      return at;
    },
    read: (at) => {
      const [index = 0, from = 0, length = 0] = places.slice(at * 3, at * 3 + 3);
      return decoder.decode(blocks[index]?.subarray(from, from + length));
    },
  };
}
