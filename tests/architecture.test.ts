import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as rules from "./support/architecture";
import { foldersInCircles, importsHaveNoCircles } from "./support/importCircles";
import { parseSource, readSources, type Source } from "./support/sources";

const sources = readSources("src");
const file = (path: string, text: string): Source => parseSource(path, text);

describe("src", () => {
  test.each([
    ["imports flow one way", rules.importsFlowOneWay],
    ["the site's first load stays light", rules.firstLoadIsLight("src/site/start.tsx")],
    ["no file is deep", rules.filesAreNotDeep],
    ["no file is long", rules.filesAreShort],
    ["exports are named", rules.exportsAreNamed],
    ["no type is given up", rules.typesAreKnown],
    ["no check is silenced", rules.checksAreNotSilenced],
    ["nothing is printed", rules.nothingIsPrinted],
    ["letters have recipients", rules.lettersHaveRecipients],
    ["search has one interface", rules.searchHasOneInterface],
    ["what is typed is no pattern", rules.patternsOfSqlAreLetters],
    ["the domain has no clock", rules.domainHasNoClock],
    ["names say something", rules.namesSaySomething],
    ["forms are checked by the contract, not by the browser", rules.formsCheckThemselves],
    ["what is typed outlives Escape", rules.suggestionsKeepWhatIsTyped],
    ["what an exception says is not shown", rules.exceptionsStayUnread],
    ["files are read before they are sent", rules.filesAreRead],
    ["dialogs can be opened again at once", rules.dialogsCanBeOpenedAgain],
    ["icons are not read out", rules.iconsSayNothing],
  ])("%s", (_, rule) => {
    expect(rule(sources)).toEqual([]);
  });

  test("is read whole", () => {
    const read = new Set(sources.map(({ path }) => path.split("/")[1]));
    expect([...read]).toEqual(expect.arrayContaining(["domain", "contract", "server", "client", "admin", "site"]));
  });
});

describe("imports that lead back", () => {
  test("are in no files, types included", () => {
    expect(importsHaveNoCircles(sources)).toEqual([]);
  });

  test("are in no folders of the server", () => {
    expect(foldersInCircles(sources)).toEqual([]);
  });

  test.each([
    [
      "at once",
      { "src/server/a.ts": `import { b } from "./b";`, "src/server/b.ts": `import type { A } from "./a";` },
      ["src/server/a.ts > src/server/b.ts > src/server/a.ts"],
    ],
    [
      "by way of another one",
      {
        "src/server/a.ts": `export { b } from "./b";`,
        "src/server/b.ts": `import { c } from "./c";`,
        "src/server/c.ts": `import { a } from "./a";`,
      },
      ["src/server/a.ts > src/server/b.ts > src/server/c.ts > src/server/a.ts"],
    ],
    ["not, when it is loaded later", { "src/server/a.ts": `import("./b")`, "src/server/b.ts": `import "./a";` }, []],
  ])("are found %s", (_, files, circles) => {
    expect(importsHaveNoCircles(Object.entries(files).map(([path, text]) => file(path, text)))).toEqual(circles);
  });

  test("are found between folders, also where no file leads back to itself", () => {
    const files = [
      file("src/server/mail/a.ts", `import { b } from "../shop/b";`),
      file("src/server/shop/b.ts", ""),
      file("src/server/shop/c.ts", `import type { D } from "../mail/d";`),
      file("src/server/mail/d.ts", `import { x } from "../env";`),
    ];
    expect(foldersInCircles(files)).toEqual(["mail <> shop"]);
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

describe("a pattern is made of what is typed by", () => {
  test.each([
    `rows.where("name", "like", \`%\${q}%\`)`,
    'rows.where((eb) => eb(eb.fn("lower", ["name"]), "not like", part))',
    'rows.where("name", "ilike", "%" + q)',
    `sql\`name like \${q}\``,
    `sql<boolean>\`lower(\${column}) like \${q} escape '!'\``,
    `sql\`name like '%' || \${q} || '%'\``,
    `sql\`name glob \${q}\``,
  ])("%s", (code) => {
    const broken = rules.patternsOfSqlAreLetters([file("src/server/a.ts", `export const a = (q) => ${code};`)]);
    expect(broken).toHaveLength(1);
  });

  test("no pattern that is written as it stands, and no other word", () => {
    const allowed = `export const a = (b) => [b("name", "like", "a.%"), sql\`name like 'a%'\`, \`like \${b}\`];`;
    expect(rules.patternsOfSqlAreLetters([file("src/server/a.ts", allowed)])).toEqual([]);
  });
});

describe("the message of an exception is read by", () => {
  test.each(["error.message", "failure?.message", "(error as Error).message", "query.error?.message", "cause.message"])(
    "%s",
    (code) => {
      expect(rules.exceptionsStayUnread([file("src/site/a.tsx", `export const a = () => ${code};`)])).toHaveLength(1);
      expect(rules.exceptionsStayUnread([file("src/client/errors.ts", `export const a = () => ${code};`)])).toEqual([]);
    },
  );

  test("nothing that says something to the visitor", () => {
    const allowed = `export const a = (toast, issue) => [toast.message, issue.message];`;
    expect(rules.exceptionsStayUnread([file("src/site/a.ts", allowed)])).toEqual([]);
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
    ["a letter to anybody", rules.lettersHaveRecipients, "src/server/a.ts", `db.insertInto("outbox")`],
    [
      "search past its interface",
      rules.searchHasOneInterface,
      "src/server/lists/a.ts",
      `import { tiers } from "../search/tiers"`,
    ],
    ["a clock in the domain", rules.domainHasNoClock, "src/domain/a.ts", "export const now = () => new Date()"],
    ["chance in the domain", rules.domainHasNoClock, "src/domain/a.ts", "export const a = () => Math.random()"],
    ["a name like utils", rules.namesSaySomething, "src/server/utils.ts", ""],
    ["a folder like helpers", rules.namesSaySomething, "src/site/helpers/date.ts", ""],
    ["a form that the browser checks", rules.formsCheckThemselves, "src/site/a.tsx", "const a = <form onSubmit={b} />"],
    [
      "the same of Ant Design",
      rules.formsCheckThemselves,
      "src/admin/a.tsx",
      "const a = <Form<X> onFinish={b}>c</Form>",
    ],
    ["suggestions of their own", rules.suggestionsKeepWhatIsTyped, "src/admin/a.tsx", "const a = <AutoComplete />"],
    [
      "a search in a select of its own",
      rules.suggestionsKeepWhatIsTyped,
      "src/admin/a.tsx",
      "const a = <Select showSearch />",
    ],
    ["a form with a file as it was chosen", rules.filesAreRead, "src/admin/a.ts", "const body = new FormData();"],
    ["a file that is chosen once", rules.filesAreRead, "src/site/a.tsx", `const a = <input type="file" />`],
    ["a dialog of its own", rules.dialogsCanBeOpenedAgain, "src/site/a.tsx", "dialog.current?.showModal()"],
    ["an icon that is read out", rules.iconsSayNothing, "src/admin/a.tsx", "const a = <EditOutlined />"],
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
      rules.formsCheckThemselves,
      rules.suggestionsKeepWhatIsTyped,
      rules.filesAreRead,
      rules.dialogsCanBeOpenedAgain,
      rules.iconsSayNothing,
    ];
    expect(all.flatMap((rule) => rule(good))).toEqual([]);
  });
});

describe("an address that comes from data", () => {
  /** What may be read by `new URL`: the parser itself, settings that the start has checked, and the browser's own. */
  const checked = [
    "src/domain/webAddress.ts",
    "src/server/mail/plugin.ts",
    "src/server/payments/stripe.ts",
    "src/server/festivals/feeds.ts",
    "src/server/plugins/security.ts",
    "src/site/offline/storedPages.ts",
    "src/site/offline/worker.ts",
    "src/site/worker/rules.ts",
    "src/site/worker/serviceWorker.ts",
    "src/site/worker/store.ts",
  ];

  test("is read by parsedAddress, so that one that is none breaks nothing", () => {
    const reading = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join("src", name))
      .filter((path) => /new URL\((?![^)]*import\.meta)|URL\.canParse/.test(readFileSync(path, "utf8")));
    expect(reading.filter((path) => !checked.includes(path))).toEqual([]);
  });
});

test("what is on its way in the console is drawn by Loading alone, which leaves no empty heading", () => {
  const drawing = readdirSync("src/admin", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && /<Skeleton\b/.test(readFileSync(join("src/admin", name), "utf8")),
  );
  expect(drawing).toEqual([join("layout", "Loading.tsx")]);
});
