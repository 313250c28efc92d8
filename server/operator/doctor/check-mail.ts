import type { Settings } from "../../environment.ts";
import { readSender } from "../../mail/message.ts";
import { verifySmtp } from "../../mail/smtp.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const { well, problem } = findingsOf("Mail");

const remedies: Readonly<Record<string, string>> = {
  EDNS: "its name is not known: check the host in SMTP_URL.",
  ENOTFOUND: "its name is not known: check the host in SMTP_URL.",
  ECONNREFUSED: "nothing listens there: check host and port in SMTP_URL.",
  ECONNECTION: "no connection is possible: check host, port and firewall.",
  ESOCKET: "no connection is possible: check host, port and whether smtp:// or smtps:// is right.",
  ETIMEDOUT: "it does not answer: check host, port and firewall; many providers block port 25.",
  EAUTH:
    "it refuses the user or the password: check them in SMTP_URL; special characters must be percent-encoded.",
  ETLS: "its certificate is not valid for this name.",
};

/** Connects, greets and signs in, as for a mail, and sends none. */
export async function checkMail({ smtpUrl, mailFrom }: Settings): Promise<Finding[]> {
  if (smtpUrl === null) return [well("Mails become files in DATA_DIR/outbox.")];
  try {
    await verifySmtp(smtpUrl, readSender(mailFrom));
    return [well("The mail server accepts the connection and the sign-in.")];
  } catch (error) {
    const code = codeOf(error);
    return [problem(`The mail server cannot be used (${code}): ${remedies[code] ?? "check SMTP_URL."}`)];
  }
}
