import type { Import, Source } from "./sources";

/** Each rule answers what breaks it, one line each, so that a failing test says what to mend. */
export type Rule = (sources: Source[]) => string[];

/** What a room may import of the others, and of packages when it is limited in that. */
const rooms: Record<string, { rooms: string[]; packages?: RegExp }> = {
  domain: { rooms: [], packages: /^astronomy-engine$/ },
  contract: { rooms: ["domain"], packages: /^zod$/ },
  server: { rooms: ["domain", "contract"] },
  client: { rooms: ["domain", "contract"], packages: /^(?!node:|antd|@refinedev\/(antd|react-router)|fastify|kysely)/ },
  admin: { rooms: ["domain", "contract", "client"], packages: /^(?!node:|fastify|kysely)/ },
  site: { rooms: ["domain", "contract", "client"], packages: /^(?!node:|antd|@ant-design|fastify|kysely)/ },
};

const roomOf = (path: string) => /^src\/(\w+)\//.exec(path)?.[1] ?? "";
const isPackage = (from: string) => !from.startsWith("src/") && !from.endsWith(".json") && !from.startsWith("locales/");
const each = (sources: Source[], broken: (source: Source) => string | string[] | false): string[] =>
  sources.flatMap((source) => broken(source) || []);

/** Imports flow domain <- contract <- server, and domain <- contract <- client <- {admin, site}. */
export const importsFlowOneWay: Rule = (sources) =>
  each(sources, ({ path, imports }) => {
    const room = roomOf(path);
    const allowed = rooms[room];
    if (!allowed) return [];
    return imports.filter((one) => !mayImport(room, allowed, one)).map(({ from }) => `${path} imports ${from}`);
  });

function mayImport(room: string, allowed: { rooms: string[]; packages?: RegExp }, { from, kind }: Import): boolean {
  if (isPackage(from)) return allowed.packages?.test(from) ?? true;
  // the server draws pages with the built site, whose shape it knows
  if (room === "server" && from === "src/site/entry-server" && kind === "type") return true;
  const other = roomOf(from);
  return other === "" || other === room || allowed.rooms.includes(other);
}

const SEARCH = "src/server/search/";
const SEARCH_INTERFACE = `${SEARCH}search`;

/** Everything of search is private to its room but the one file that is its interface. */
export const searchHasOneInterface: Rule = (sources) =>
  each(sources, ({ path, imports }) => {
    if (path.startsWith(SEARCH)) return [];
    const inside = imports.filter(({ from }) => from.startsWith(SEARCH) && from !== SEARCH_INTERFACE);
    return inside.map(({ from }) => `${path} imports ${from}, which is private to search`);
  });

const heavy =
  /^(antd|@ant-design\/.*|@refinedev\/(?!simple-rest).*|recharts|leaflet.*|react-leaflet|@vis\.gl\/.*|zod|dayjs)$/;

/** What the first page loads: everything `entry` reaches by static imports. Answers the packages too heavy for it. */
export const firstLoadIsLight =
  (entry: string): Rule =>
  (sources) => {
    const byName = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ""), source]));
    const broken: string[] = [];
    const seen = new Set<string>();
    const walk = (name: string, way: string[]) => {
      const source = byName.get(name.replace(/\.tsx?$/, ""));
      if (!source || seen.has(source.path)) return;
      seen.add(source.path);
      for (const { from } of source.imports.filter(({ kind }) => kind === "static")) {
        if (heavy.test(packageOf(from))) broken.push(`${[...way, source.path].join(" > ")} loads ${from}`);
        else walk(from, [...way, source.path]);
      }
    };
    walk(entry, []);
    if (seen.size === 0) broken.push(`${entry} is not there`);
    return broken;
  };

const packageOf = (from: string) =>
  from
    .split("/")
    .slice(0, from.startsWith("@") ? 2 : 1)
    .join("/");

/** `src/room/noun/part/file` is as deep as it goes. */
export const filesAreNotDeep: Rule = (sources) =>
  each(sources, ({ path }) => path.split("/").length > 5 && `${path} is more than two folders below its room`);

const LINES = 300;
export const filesAreShort: Rule = (sources) =>
  each(
    sources,
    ({ path, lines }) =>
      lines > LINES && `${path} has ${lines} lines, more than ${LINES}: one part of it becomes a file of its own`,
  );

export const exportsAreNamed: Rule = (sources) =>
  each(sources, ({ path, uses }) => uses.defaultExport && `${path} has a default export`);

export const typesAreKnown: Rule = (sources) => each(sources, ({ path, uses }) => uses.any && `${path} says any`);

export const checksAreNotSilenced: Rule = (sources) =>
  each(
    sources,
    ({ path, comments }) =>
      comments.some((comment) => /biome-ignore|@ts-(ignore|expect-error|nocheck)/.test(comment)) &&
      `${path} silences a check`,
  );

export const nothingIsPrinted: Rule = (sources) =>
  each(
    sources,
    ({ path, uses }) =>
      uses.calls.some((call) => /^console\.(log|info|debug)$/.test(call)) && `${path} prints to the console`,
  );

/** Who may read the message of an exception: what makes texts of it, and what a payment provider says to the payer. */
const readsMessages =
  /^src\/(client\/(errors|geolocation)\.ts|site\/payments\/stripe\.ts|server\/|domain\/|contract\/)/;

/** What an exception says is for developers: pages show `errorText`, a text of the catalogue. */
export const exceptionsStayUnread: Rule = (sources) =>
  each(
    sources,
    ({ path, uses }) =>
      !readsMessages.test(path) &&
      uses.messagesOf
        .filter((object) =>
          /(error|cause|failure|failed|reason|exception|thrown|\berr|\be)\??( as \w+\))?$/i.test(object),
        )
        .map((object) => `${path} reads ${object}.message`),
  );

/** Letters are queued where a recipient is known to want them, and in no other place. */
export const lettersHaveRecipients: Rule = (sources) =>
  each(
    sources,
    ({ path, text }) =>
      /insertInto\("outbox"\)/.test(text) &&
      !["src/server/mail/outbox.ts", "src/server/notifications/notify.ts"].includes(path) &&
      `${path} puts a message into the outbox without a Recipient (server/notifications/recipients)`,
  );

/** In a pattern that is made of input its signs stand for anything, unless the one place that knows better makes it. */
export const patternsOfSqlAreLetters: Rule = (sources) =>
  each(
    sources,
    ({ path, uses }) =>
      uses.madeLikes &&
      path !== "src/server/db/likePattern.ts" &&
      `${path} makes a pattern for "like": use server/db/likePattern`,
  );

/** The domain's results depend on its arguments alone. */
export const domainHasNoClock: Rule = (sources) =>
  each(sources, ({ path, uses }) => roomOf(path) === "domain" && uses.clock && `${path} asks the clock or for chance`);

export const namesSaySomething: Rule = (sources) =>
  each(
    sources,
    ({ path }) =>
      /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)|\/index\.tsx?$/.test(path) &&
      path !== "src/contract/common.ts" &&
      `${path} says nothing`,
  );

/** What the elements of this name are given, which stands before the next one begins. */
const given = (text: string, name: string) =>
  text
    .split(`<${name}`)
    .slice(1)
    .map((element) => element.split("<")[0] ?? "");

/** A box that suggests is emptied by Escape, unless it is told to keep what is typed. */
export const suggestionsKeepWhatIsTyped: Rule = (sources) =>
  each(sources, ({ path, text }) => {
    const isOwn = path === "src/admin/form/Suggested.tsx";
    if (!isOwn && given(text, "AutoComplete").some((props) => !/onKeyDown=\{keepTyped\}/.test(props)))
      return `${path} draws an AutoComplete: use form/Suggested`;
    return (
      given(text, "Select").some(
        (props) => /^\s/.test(props) && /\bshowSearch\b|\bmode="(multiple|tags)"/.test(props),
      ) && `${path} draws a Select that is typed into: use form/Choice`
    );
  });

const chosenFiles = "src/client/chosenFiles.ts";

/** A page reads a file before it is sent, so that one saved anew meanwhile is no lost connection, and lets it be chosen again. */
export const filesAreRead: Rule = (sources) =>
  each(sources, ({ path, text }) => {
    if (path === chosenFiles) return false;
    if (/new FormData\(\)/.test(text)) return `${path} makes a form to send: use formWithFiles of ${chosenFiles}`;
    return (
      /type="file"/.test(text) &&
      !/\btakeFiles\(/.test(text) &&
      `${path} asks for a file: use takeFiles of ${chosenFiles}`
    );
  });

/** The browser's own bubbles block a form in the browser's language, also for an input that nobody can see. */
export const formsCheckThemselves: Rule = (sources) =>
  each(sources, ({ path, uses }) => uses.browserChecks.length > 0 && `${path} leaves a form to the browser's checks`);

const modal = "src/site/ui/useModal.ts";

/** A dialog of the browser that is opened again in the moment it closes stays open. */
export const dialogsCanBeOpenedAgain: Rule = (sources) =>
  each(
    sources,
    ({ path, text }) =>
      path !== modal && /\.showModal\(/.test(text) && `${path} opens a dialog: use useModal of ${modal}`,
  );

/** What an icon of the library is called is English in every language, and what it stands beside has words. */
export const iconsSayNothing: Rule = (sources) =>
  each(
    sources,
    ({ path, text }) =>
      /<\w+(?:Outlined|Filled)(?! aria-hidden)/.test(text) && `${path} draws an icon that is read out`,
  );
