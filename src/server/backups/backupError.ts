/** What an operator can mend; its message is a sentence for them. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
