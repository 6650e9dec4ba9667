import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** What a person would not see but a developer would: errors in the console, refused policies, uncaught exceptions. */
export type PageProblems = {
  found: string[];
  /** For a test that provokes one: problems that match are expected. */
  allow: (pattern: RegExp) => void;
};

/** Listens to every page of the context from now on. */
export function watchForProblems(context: BrowserContext): PageProblems {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const report = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) found.push(problem);
  };
  context.on("weberror", (error) => report(`Uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !isRefusedCall(message))
      report(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on("response", (answer) => {
    if (answer.status() >= 500) report(`${answer.status()} from ${answer.url()}`);
  });
  return { found, allow: (pattern) => allowed.push(pattern) };
}

/** The browser notes each call that the API refused; the page has to say it to the person, which the tests look at. */
function isRefusedCall(message: ConsoleMessage): boolean {
  const isCall = new URL(message.location().url || "about:blank").pathname.startsWith("/api/");
  return isCall && /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
}
