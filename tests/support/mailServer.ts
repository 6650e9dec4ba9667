import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; subject: string; body: string; raw: string };

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

/** Subject and body as a reader sees them. */
function read(raw: string): { subject: string; body: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = head.replace(/\r\n[ \t]+/g, " ");
  const encoded = rest.join("\r\n\r\n");
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  const subject = decodeWords(/^subject: *(.*)$/im.exec(headers)?.[1] ?? "");
  return { subject, body: decodeBody(encoded, encoding).replace(/\r\n/g, "\n") };
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
