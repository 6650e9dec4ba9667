import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** `body` is the letter as plain text, `html` the same for readers that draw. */
export type Received = {
  from: string;
  to: string[];
  subject: string;
  body: string;
  html: string;
  headers: string;
  raw: string;
};

/** A mail server that keeps what it gets. `refuse` answers a recipient with an SMTP status instead. */
export async function startMailServer(refuse: (recipient: string) => number | undefined = () => undefined) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const status = refuse(address);
      callback(status ? Object.assign(new Error(`refused ${address}`), { responseCode: status }) : undefined);
    },
    onData(stream, session, callback) {
      text(stream).then((raw) => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        received.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), ...read(raw), raw });
        callback();
      }, callback);
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, stop };
}

/** Subject and both bodies as a reader sees them. */
function read(raw: string): Pick<Received, "subject" | "body" | "html" | "headers"> {
  const { headers, content } = partOf(raw);
  const subject = decodeWords(/^subject: *(.*)$/im.exec(headers)?.[1] ?? "");
  const boundary = /^content-type: multipart\/alternative;.*boundary="([^"]+)"/im.exec(headers)?.[1];
  if (!boundary) return { subject, headers, body: decoded(headers, content), html: "" };
  const parts = content.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, "").replace(/\r\n$/, "")));
  const ofType = (type: string) => parts.find((part) => part.headers.toLowerCase().includes(`content-type: ${type}`));
  const [text, html] = [ofType("text/plain"), ofType("text/html")].map((part) =>
    part ? decoded(part.headers, part.content) : "",
  );
  return { subject, headers, body: text ?? "", html: html ?? "" };
}

function partOf(raw: string) {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  return { headers: head.replace(/\r\n[ \t]+/g, " "), content: rest.join("\r\n\r\n") };
}

function decoded(headers: string, content: string): string {
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  return decodeBody(content, encoding).replace(/\r\n/g, "\n");
}

const decodeWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === "b"
        ? `\0${data}\0`
        : `\0${Buffer.from(unquote(data.replace(/_/g, " ")), "latin1").toString("base64")}\0`,
    )
    .replace(/(?:\0[^\0]*\0)+/g, (run) =>
      Buffer.concat(
        run
          .split("\0")
          .filter(Boolean)
          .map((data) => Buffer.from(data, "base64")),
      ).toString("utf8"),
    );

function decodeBody(encoded: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(encoded, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return encoded;
  return Buffer.from(unquote(encoded.replace(/=\r\n/g, "")), "latin1").toString("utf8");
}

const unquote = (data: string) =>
  data.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
