import type { HTTPMethods } from "fastify";
import { expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import { sharedApp } from "../support/testApp";

const { anAccount } = await sharedApp({ seeded: true, env: { RATE_LIMITS: "off" } });

const file = (name: string, content = "name,city,state\nA,Hampi,Karnataka\n") =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${content}`;
const form = "multipart/form-data; boundary=x";
/** What is no form, though it says so, or brings nothing that any route asks for. */
const broken: readonly (readonly [what: string, type: string, body: string])[] = [
  ["cut off within the file", form, file("file").slice(0, -10)],
  ["cut off before its last line", form, file("file")],
  ["cut off within its head", form, file("file").slice(0, 30)],
  ["garbage", form, "\u0000\u0001 no form at all"],
  ["empty", form, ""],
  ["without a boundary", "multipart/form-data", `${file("file")}\r\n--x--\r\n`],
  ["with a blank boundary", "multipart/form-data; boundary=", `${file("file")}\r\n--x--\r\n`],
  ["with a boundary longer than any", `multipart/form-data; boundary=${"y".repeat(300)}`, file("file")],
  ["with another boundary", "multipart/form-data; boundary=zzz", `${file("file")}\r\n--x--\r\n`],
  ["with a head that is none", form, "--x\r\n:::\r\n\r\nabc\r\n--x--\r\n"],
  ["with the file under another name", form, `${file("colour")}\r\n--x--\r\n`],
  ["with a name of the language", form, `${file("__proto__")}\r\n--x--\r\n`],
  ["without a file", form, '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n'],
  ["with an empty file", form, `${file("file", "")}\r\n--x--\r\n`],
];

/** They ask for a file of a form before anything else; other routes read none, and go on without one. */
const takesForms: ReadonlySet<string> = new Set([
  ...["import", "import.csv", "bulk-upload", "imports"].map((name) => `/api/admin/temples/${name}`),
  ...["import", "import.csv", "imports"].map((name) => `/api/admin/festivals/${name}`),
]);

const changing: { method: HTTPMethods; path: string }[] = Object.keys(policy).flatMap((key) => {
  const [method = "", path = ""] = key.split(" ");
  return method === "POST" || method === "PUT" || method === "PATCH" ? [{ method, path }] : [];
});

test.each(changing)("$method $path answers a broken form with a refusal in words", async ({ method, path }) => {
  const url = path.replace(/:\w+/g, "1");
  const caller = await anAccount({ role: "SUPER_ADMIN" });
  const wrong: string[] = [];
  for (const [what, type, body] of broken) {
    const answer = await caller.call(method, url, body, { headers: { "content-type": type } });
    const isInWords = answer.statusCode < 400 || Boolean(answer.json().message);
    const isAsked = takesForms.has(path) ? answer.statusCode === 400 : answer.statusCode < 500;
    if (!isAsked || !isInWords) wrong.push(`${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});
