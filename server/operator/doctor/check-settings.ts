import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { defaultContacts, type Settings, settingNames } from "../../environment.ts";
import { linkTo } from "../../public-link.ts";
import { printable } from "../printing.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { well, note } = findingsOf("Settings");

const isLocal = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Names in `.env` that are no settings, such as misspelt ones. */
function unknownNames(envFile: string): string[] {
  try {
    return Object.keys(parseEnv(readFileSync(envFile, "utf8"))).filter(
      (name) => !settingNames.includes(name),
    );
  } catch {
    return [];
  }
}

/** Settings that are valid and may not be meant. */
export function checkSettings(settings: Settings, envFile: string): Finding[] {
  const { publicUrl, trustedProxies, rateLimits, contacts, smtpUrl } = settings;
  const isSecure = publicUrl.protocol === "https:";
  const notes = [
    ...unknownNames(envFile).map(
      (name) => `.env sets ${printable(name)}, which is no setting: check its spelling.`,
    ),
    ...(isSecure || isLocal(publicUrl)
      ? []
      : [
          "PUBLIC_URL has no https: browsers then offer no notifications and no use without a network, and send cookies unprotected. Put an HTTPS proxy in front and set PUBLIC_URL=https://…",
        ]),
    ...(isSecure && trustedProxies === 0
      ? [
          "PUBLIC_URL has https and TRUST_PROXY is off: behind a proxy all people then share the limits of one address. Set TRUST_PROXY=1.",
        ]
      : []),
    ...(rateLimits
      ? []
      : ["RATE_LIMITS is off: anybody may guess passwords as fast as they like. Remove it."]),
    ...(contacts.support === defaultContacts.support && !isLocal(publicUrl)
      ? ["CONTACT_SUPPORT is not set: people who need help see an example address."]
      : []),
    ...(smtpUrl === null && !isLocal(publicUrl)
      ? ["SMTP_URL is not set: mails become files in DATA_DIR/outbox and reach nobody."]
      : []),
  ];
  return [well(`Valid; people open ${linkTo(publicUrl, "")}.`), ...notes.map(note)];
}
