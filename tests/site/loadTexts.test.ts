import { expect, test } from "vitest";
import { namespaces, siteNamespaces } from "../../src/client/i18n";
import { loadTexts } from "../../src/site/loadTexts";

test("the site has the texts that it names, and none of those of the console alone, which its loadTexts.ts leaves out", async () => {
  const texts = await loadTexts("en", namespaces);
  const filled = Object.keys(texts).filter((name) => Object.keys(texts[name] ?? {}).length > 0);
  expect(filled.sort()).toEqual([...siteNamespaces].sort());
});
