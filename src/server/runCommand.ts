/** Runs a command of the terminal: says what it answers, or why it failed, and ends with 1 then. */
export function runCommand(work: () => Promise<string>): void {
  work()
    .then((said) => process.stdout.write(`${said}\n`))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
