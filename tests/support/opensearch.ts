import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders";
import { freePort } from "./freePort";
import { keep } from "./kept";

/** The last version that Java 17 and Java 11 run. */
const VERSION = "2.19.1";
const LOGGING = "2.21.0";
const cache = join(import.meta.dirname, "../../node_modules/.cache/opensearch");
const jars = join(cache, VERSION);

const dependency = (group: string, name: string, version: string) =>
  `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
  <groupId>tests</groupId><artifactId>node</artifactId><version>1</version>
  <dependencies>
    ${dependency("org.opensearch", "opensearch", VERSION)}
    ${dependency("org.opensearch.plugin", "transport-netty4-client", VERSION)}
    ${dependency("org.apache.logging.log4j", "log4j-core", LOGGING)}
  </dependencies></project>`;

const runs = (command: string, option: string) => spawnSync(command, [option]).status === 0;

/** Why no node can be started on this machine; undefined where one can. What it is made of is fetched once. */
function lacksOpenSearch(): string | undefined {
  // the node is started from its source, which wants the compiler
  if (!runs("javac", "-version")) return "javac is not installed";
  if (existsSync(jars)) return undefined;
  if (!runs("mvn", "-version")) return "mvn is not installed";
  return fetchJars() ? undefined : "its jars could not be fetched by Maven";
}

/** Fetched beside their place and then renamed: two workers may both do it. */
function fetchJars(): boolean {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "fetching-"));
  writeFileSync(join(folder, "pom.xml"), pom);
  const args = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=jars"];
  const { status } = spawnSync("mvn", args, { cwd: folder, timeout: 240_000 });
  if (status === 0 && !existsSync(jars)) renameSync(join(folder, "jars"), jars);
  rmSync(folder, { recursive: true, force: true });
  return existsSync(jars);
}

/** One node without security and with a small heap, which stores in memory where there is room. */
const heap = ["-Xms192m", "-Xmx192m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

export type OpenSearchNode = {
  url: string;
  port: number;
  /** Ends it like a machine that loses power. */
  kill: () => Promise<void>;
  /** Starts it again on its port, with what it stored. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startOpenSearch(): Promise<OpenSearchNode> {
  const lacks = lacksOpenSearch();
  if (lacks) throw new Error(`A node of OpenSearch cannot be started: ${lacks}`);
  const home = temporaryFolder("opensearch");
  mkdirSync(join(home, "config"));
  const [port, transport] = [await freePort(), await freePort()];
  const source = join(import.meta.dirname, "OpenSearchNode.java");
  const args = [...heap, "-cp", join(jars, "*"), source, home, String(port), String(transport)];
  const start = async () => {
    const node = keep("java", args, { signal: "KILL" });
    await node.until(/^node started$/m);
    return node;
  };
  let node = await start();
  const kill = () => node.stop();
  return {
    ...{ url: `http://127.0.0.1:${port}`, port, kill },
    startAgain: async () => {
      node = await start();
    },
    stop: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
