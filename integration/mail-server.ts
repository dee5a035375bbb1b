import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type ReceivedMail = { to: string; subject: string; text: string };

/** A mail server on this machine that takes every mail and delivers none. */
export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
};

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => open.delete(socket));
    converse(socket, (recipient, content) => mails.push(readMail(recipient, content)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As much of SMTP as a client needs that logs in nowhere and encrypts nothing. */
function converse(socket: Socket, take: (recipient: string, content: string) => void): void {
  let [received, recipient, isContent] = ["", "", false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === "RCPT") recipient = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (command === "DATA") isContent = true;
    if (command === "DATA") say("354 End with a line of one full stop");
    else if (command === "QUIT") socket.end("221 Bye\r\n");
    else say("250 OK");
  };
  say("220 here");
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = received.indexOf(isContent ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const whole = received.slice(0, end);
      received = received.slice(end + (isContent ? 5 : 2));
      if (!isContent) answer(whole);
      else {
        isContent = false;
        take(recipient, whole);
        say("250 OK");
      }
    }
  });
}

/** Subject and plain text of what a mailer of ours writes: parts below one another, the plain one first. */
function readMail(to: string, content: string): ReceivedMail {
  const plain = content.slice(content.search(/content-type: text\/plain/i));
  const [head = "", body = ""] = splitAtBlankLine(plain.split(/\r\n--/)[0] ?? "");
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase();
  const unstuffed = body.replaceAll("\r\n..", "\r\n.");
  const text =
    encoding === "base64"
      ? Buffer.from(unstuffed, "base64").toString()
      : encoding === "quoted-printable"
        ? fromQuotedPrintable(unstuffed)
        : unstuffed;
  const subject = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(content)?.[1] ?? "";
  return { to, subject: decodeWords(subject), text };
}

function splitAtBlankLine(part: string): [string, string] {
  const blank = part.indexOf("\r\n\r\n");
  return [part.slice(0, blank), part.slice(blank + 4)];
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** `=?UTF-8?Q?Caf=C3=A9?=` as it reads. */
function decodeWords(subject: string): string {
  return subject
    .replace(/\r\n[ \t]/g, " ")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, how: string, word: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : fromQuotedPrintable(word.replaceAll("_", " ")),
    );
}
