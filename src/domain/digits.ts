/** The digits of nine Indic scripts: each stands at the same place in its block of 128 signs. */
const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

/** `text` with the digits of Indic scripts as 0 to 9: १०१ and ೧೦೧ are 101. */
export const latinDigits = (text: string): string =>
  text.replace(indicDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
