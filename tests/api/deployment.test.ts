import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { sharedApp } from "../support/testApp";

const read = (path: string) => readFileSync(path, "utf8");
const folder = "deploy/kubernetes";

/** The names of the variables that the server reads. */
const variables = new Set(
  [
    ...(/z\.object\(\{.*?\n\}\);/s.exec(read("src/server/env.ts"))?.[0] ?? "").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ].map(([, name]) => name),
);
const unknown = (names: readonly string[]) => names.filter((name) => !variables.has(name));

test("the image is built and run on an LTS line of Node.js, the same for both", () => {
  const bases = [...read("Dockerfile").matchAll(/^FROM node:(\S+)/gm)].map(([, tag]) => tag ?? "");
  expect(bases).toHaveLength(2);
  expect(new Set(bases.map((tag) => tag.split("-")[0]))).toEqual(new Set(["24"]));
});

describe("compose.yaml", () => {
  const Service = z.looseObject({ image: z.string(), environment: z.record(z.string(), z.string()).optional() });
  const Compose = z.looseObject({ services: z.record(z.string(), Service) });
  const { services } = Compose.parse(parse(read("compose.yaml"), { merge: true }));

  test("runs two processes of the same configuration, of variables that there are", () => {
    const [one, two] = [services["app-1"], services["app-2"]];
    expect(one).toEqual(two);
    expect(Object.keys(one?.environment ?? {})).toEqual(expect.arrayContaining(["DATABASE_URL", "REDIS_URL"]));
    expect(unknown(Object.keys(one?.environment ?? {}))).toEqual([]);
    expect(one).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  });

  test("has a proxy that asks whether they are ready", () => {
    const proxy = read("deploy/Caddyfile");
    expect(proxy).toContain("reverse_proxy app-1:3000 app-2:3000");
    expect(proxy).toContain("health_uri /readyz");
  });
});

describe("the manifests of Kubernetes", () => {
  const Env = z.object({ name: z.string() });
  const Container = z.looseObject({
    name: z.string(),
    image: z.string(),
    command: z.array(z.string()).optional(),
    env: z.array(Env),
    securityContext: z.looseObject({ readOnlyRootFilesystem: z.boolean(), allowPrivilegeEscalation: z.boolean() }),
  });
  const Pod = z.looseObject({
    securityContext: z.looseObject({ runAsNonRoot: z.boolean() }),
    containers: z.array(Container),
    terminationGracePeriodSeconds: z.number().optional(),
  });
  const Manifest = z.looseObject({ kind: z.string(), data: z.record(z.string(), z.string()).optional() });
  const all = readdirSync(folder).flatMap((name) =>
    parseAllDocuments(read(join(folder, name))).map((document) => {
      expect(document.errors).toEqual([]);
      return Manifest.parse(document.toJS());
    }),
  );
  const of = (kind: string) => all.find((manifest) => manifest.kind === kind);
  const WithPod = z.object({ spec: z.object({ template: z.object({ spec: Pod }) }) });
  const deployment = WithPod.parse(of("Deployment")).spec.template.spec;
  const backup = z.object({ spec: z.object({ jobTemplate: WithPod }) }).parse(of("CronJob")).spec.jobTemplate.spec
    .template.spec;

  test("are all applied", () => {
    const { resources } = z.looseObject({ resources: z.array(z.string()) }).parse(of("Kustomization"));
    expect(resources.toSorted()).toEqual(
      readdirSync(folder)
        .filter((name) => name !== "kustomization.yaml")
        .toSorted(),
    );
  });

  test("run as nobody in particular, on a root that takes no writes, with variables that there are", () => {
    for (const { securityContext, containers } of [deployment, backup]) {
      expect(securityContext.runAsNonRoot).toBe(true);
      for (const container of containers) {
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        });
        expect(unknown(container.env.map(({ name }) => name))).toEqual([]);
      }
    }
    expect(unknown(Object.keys(of("ConfigMap")?.data ?? {}))).toEqual([]);
  });

  test("ask for life and readiness apart, and let a process go before it stops", () => {
    expect(deployment.containers[0]).toMatchObject({
      livenessProbe: { httpGet: { path: "/healthz" } },
      readinessProbe: { httpGet: { path: "/readyz" } },
      lifecycle: { preStop: { exec: { command: ["sleep", "10"] } } },
    });
    expect(deployment.terminationGracePeriodSeconds).toBeGreaterThan(10 + 5);
    expect(of("PodDisruptionBudget")).toMatchObject({ spec: { minAvailable: 1 } });
  });

  test("back up by a command that there is", () => {
    const [, script = ""] = backup.containers[0]?.command ?? [];
    expect(existsSync(script.replace("dist/server", "src/server/commands").replace(".js", ".ts"))).toBe(true);
  });
});

describe("what is asked of Prometheus", () => {
  const metrics = new Set(["up"]);
  const METRICS_TOKEN = "a-token-of-the-tests";
  const opened = sharedApp({ env: { METRICS_TOKEN } });
  beforeAll(async () => {
    const { visitor } = await opened;
    const { body } = await visitor.get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    for (const [, name = "", type] of body.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      metrics.add(name);
      if (type === "histogram") for (const part of ["bucket", "sum", "count"]) metrics.add(`${name}_${part}`);
    }
  });

  /** The metrics that an expression names. */
  const namedIn = (expression: string) => {
    const bare = expression.replace(/"[^"]*"/g, "").replace(/\{[^{}]*\}|\[\w+\]|\b(?:by|without) \([^()]*\)/g, "");
    return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
  };

  test("by the rules is there", () => {
    const Rules = z.object({ groups: z.array(z.object({ rules: z.array(z.looseObject({ expr: z.string() })) })) });
    const { groups } = Rules.parse(parse(read("deploy/prometheus/rules.yaml")));
    const named = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => namedIn(expr)));
    expect(named).toContain("backup_last_timestamp_seconds");
    expect(named.filter((name) => !metrics.has(name))).toEqual([]);
  });

  test("by the dashboard is there", () => {
    const Panel = z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) });
    const { panels } = z.looseObject({ panels: z.array(Panel) }).parse(JSON.parse(read("deploy/grafana/temples.json")));
    const named = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namedIn(expr)));
    expect(named.length).toBeGreaterThan(9);
    expect(named.filter((name) => !metrics.has(name))).toEqual([]);
  });
});
