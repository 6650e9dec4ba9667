import { describe, expect, test } from "vitest";
import * as rules from "./support/architecture";
import { parseSource, readSources, type Source } from "./support/sources";

const sources = readSources("src");
const file = (path: string, text: string): Source => parseSource(path, text);

describe("src", () => {
  test.each([
    ["imports flow one way", rules.importsFlowOneWay],
    ["the site's first load stays light", rules.firstLoadIsLight("src/site/entry-client.tsx")],
    ["no file is deep", rules.filesAreNotDeep],
    ["no file is long", rules.filesAreShort],
    ["exports are named", rules.exportsAreNamed],
    ["no type is given up", rules.typesAreKnown],
    ["no check is silenced", rules.checksAreNotSilenced],
    ["nothing is printed", rules.nothingIsPrinted],
    ["the domain has no clock", rules.domainHasNoClock],
    ["names say something", rules.namesSaySomething],
  ])("%s", (_, rule) => {
    expect(rule(sources)).toEqual([]);
  });

  test("is read whole", () => {
    const read = new Set(sources.map(({ path }) => path.split("/")[1]));
    expect([...read]).toEqual(expect.arrayContaining(["domain", "contract", "server", "client", "admin", "site"]));
  });
});

describe("the flow of imports is broken by", () => {
  test.each([
    ["src/domain/a.ts", `import { x } from "../contract/b"`],
    ["src/domain/a.ts", `import { readFileSync } from "node:fs"`],
    ["src/domain/a.ts", `import { z } from "zod"`],
    ["src/contract/a.ts", `import { x } from "../server/db/open"`],
    ["src/contract/a.ts", `import type { x } from "../client/http"`],
    ["src/contract/a.ts", `import axios from "axios"`],
    ["src/server/a.ts", `export { x } from "../client/http"`],
    ["src/server/noun/a.ts", `const page = import("../../site/entry-server")`],
    ["src/server/site/a.ts", `import { render } from "../../site/entry-server"`],
    ["src/client/a.ts", `import { x } from "../admin/App"`],
    ["src/client/a.ts", `import { Button } from "antd"`],
    ["src/admin/noun/a.ts", `import { x } from "../../site/App"`],
    ["src/site/pages/a.tsx", `import { x } from "../../admin/App"`],
    ["src/site/a.ts", `import { x } from "../server/app"`],
    ["src/site/a.ts", `import { Button } from "antd"`],
  ])("%s: %s", (path, text) => {
    expect(rules.importsFlowOneWay([file(path, text)])).toHaveLength(1);
  });

  test("nothing that is allowed", () => {
    const allowed = [
      file("src/contract/a.ts", `import { z } from "zod"; import { x } from "../domain/b"; import { y } from "./c";`),
      file(
        "src/server/noun/a.ts",
        `import fs from "node:fs"; import { x } from "../../contract/b"; import { y } from "../../domain/c";`,
      ),
      file(
        "src/site/pages/a.tsx",
        `import { x } from "../../client/http"; import texts from "../../../locales/en/site.json";`,
      ),
      file("src/server/site/a.ts", `import type { Rendered } from "../../site/entry-server";`),
      file("src/admin/a.tsx", `import { Button } from "antd"; // import { x } from "../site/App"`),
    ];
    expect(rules.importsFlowOneWay(allowed)).toEqual([]);
  });
});

describe("the first load", () => {
  const load = (files: Record<string, string>) =>
    rules.firstLoadIsLight("src/site/entry-client.tsx")(Object.entries(files).map(([path, text]) => file(path, text)));

  test.each([
    "antd",
    "antd/es/button",
    "@ant-design/icons",
    "@refinedev/core",
    "@refinedev/antd",
    "recharts",
    "leaflet",
    "@vis.gl/react-google-maps",
    "zod",
  ])("is made heavy by %s, and the way there is told", (name) => {
    const files = {
      "src/site/entry-client.tsx": `import { App } from "./App"`,
      "src/site/App.tsx": `export * from "../client/http"`,
      "src/client/http.ts": `import { x } from "${name}"`,
    };
    expect(load(files)).toEqual([`src/site/entry-client.tsx > src/site/App.tsx > src/client/http.ts loads ${name}`]);
  });

  test("is not made heavy by what comes later, by types, or by light packages", () => {
    const files = {
      "src/site/entry-client.tsx": `import type { z } from "zod"; import p from "@refinedev/simple-rest"; const map = () => import("./Map");`,
      "src/site/Map.tsx": `import leaflet from "leaflet"`,
    };
    expect(load(files)).toEqual([]);
  });

  test("has to be there", () => {
    expect(load({})).toHaveLength(1);
  });
});

describe("a rule is broken by", () => {
  test.each([
    ["depth", rules.filesAreNotDeep, "src/server/a/b/c/d.ts", ""],
    ["length", rules.filesAreShort, "src/server/a.ts", "\n".repeat(301)],
    ["a default export", rules.exportsAreNamed, "src/server/a.ts", "export default function a() {}"],
    ["any", rules.typesAreKnown, "src/server/a.ts", "const a = (b: any[]) => b"],
    ["as any", rules.typesAreKnown, "src/server/a.ts", "const a = JSON.parse('1') as any"],
    ["a silenced linter", rules.checksAreNotSilenced, "src/server/a.ts", "// biome-ignore lint: no"],
    ["a silenced compiler", rules.checksAreNotSilenced, "src/server/a.ts", "// @ts-expect-error no"],
    ["printing", rules.nothingIsPrinted, "src/server/a.ts", "console.log(1)"],
    ["a clock in the domain", rules.domainHasNoClock, "src/domain/a.ts", "export const now = () => new Date()"],
    ["chance in the domain", rules.domainHasNoClock, "src/domain/a.ts", "export const a = () => Math.random()"],
    ["a name like utils", rules.namesSaySomething, "src/server/utils.ts", ""],
    ["a folder like helpers", rules.namesSaySomething, "src/site/helpers/date.ts", ""],
    ["a barrel", rules.namesSaySomething, "src/site/pages/index.ts", ""],
  ])("%s", (_, rule, path, text) => {
    expect(rule([file(path, text)])).toHaveLength(1);
  });

  test("nothing that is written well", () => {
    const text = `// any console.log here is a word\nexport const anyone = (at: number) => new Date(at);`;
    const good = [file("src/domain/time.ts", text)];
    const all = [
      rules.filesAreNotDeep,
      rules.filesAreShort,
      rules.exportsAreNamed,
      rules.typesAreKnown,
      rules.checksAreNotSilenced,
      rules.nothingIsPrinted,
      rules.domainHasNoClock,
      rules.namesSaySomething,
    ];
    expect(all.flatMap((rule) => rule(good))).toEqual([]);
  });
});
