/** What an operator can mend; its message is a sentence for them. */
export class MoveError extends Error {
  override readonly name = "MoveError";
}
