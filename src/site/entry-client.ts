import "./styles/site.css";

const root = document.getElementById("root");

// the page can be read without scripts: it is painted before they have their turn
if (root) void painted().then(() => hydrate(root));

/** Waits until the first content is on the screen; not in a browser that does not tell. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")) resolve();
    else new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
  });
}

async function hydrate(page: HTMLElement): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later-modulepreload]"))
    link.rel = "modulepreload";
  try {
    const { start } = await import("./start");
    await start(page);
  } catch {
    // pages that cannot do without scripts say so (`NeedsScripts`)
    document.documentElement.dataset.scripts = "failed";
  }
}
