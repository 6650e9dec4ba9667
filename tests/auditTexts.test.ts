import { expect, test } from "vitest";
import { auditActions, auditKinds, changeOrigins } from "../src/contract/auditWords";
import { readTexts } from "./support/locales";

test.each(["en", "hi", "kn"])(
  "all kinds of records and what can be done to them have words in %s/history.json",
  (language) => {
    const texts = readTexts(language);
    const needed = [
      ...auditKinds.map((kind) => `history:audit.kinds.${kind}`),
      ...Object.values(auditActions).flatMap((actions) => actions.map((action) => `history:history.actions.${action}`)),
      ...changeOrigins.map((origin) => `history:history.origins.${origin}`),
    ];
    expect(needed.filter((key) => !texts.has(key))).toEqual([]);
  },
);
