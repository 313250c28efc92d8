/** Parses the command line of `npm run universe`. */

import { parseArgs } from "node:util";

export const usage = `Use: npm run universe -- <command>

  list                      every universe, one line each
  stats                     how many universes and stars there are, how they grow, and the size of the database
  export <name>             all that a person has here, as JSON; --to <file> writes a file
  unlock <name>             lets a person try again who is locked out
  sign-out <name>           ends every session of a person, for example after a lost phone
  invite                    makes a link with which new people can register; --days <n> and --uses <n> say how long and how
                            often, --label <text> what you call it. With --for <name>, a link with which a universe that
                            its name alone opens gets an address and a password, or a passkey
  invitations               every invitation that can be used
  revoke <id>               ends an invitation
  send-sign-in-link <name>  mails a person a link that signs in once
  reset-password <name>     gives an account a new password and ends its sessions; --yes does not ask
  remove-second-factor <name>
                            lets a person in without a code who has lost their app and their recovery codes; --yes does
                            not ask
  close <name>              lets nobody into a universe any more, and removes it after seven days; --yes does not ask
  reopen <name>             opens a universe again that was closed
  make-admin <name>         opens the page of administrators to a person; remove-admin <name> closes it to them
  log                       what administrators and these commands did
  delete <name>             deletes a universe and everything of its owner; --yes does not ask

<name> is a universe's exact name, in quotation marks if it has spaces, or its owner's e-mail address.
`;

/** The options of each command; all commands but those of `withoutName` take a name or an id, and an invitation has it in `for`. */
const commands = {
  list: [],
  stats: [],
  export: ["to"],
  unlock: [],
  "sign-out": [],
  invite: ["for", "days", "uses", "label"],
  invitations: [],
  revoke: [],
  "send-sign-in-link": [],
  "reset-password": ["yes"],
  "remove-second-factor": ["yes"],
  close: ["yes"],
  reopen: [],
  "make-admin": [],
  "remove-admin": [],
  log: [],
  delete: ["yes"],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof commands;

const withoutName: readonly CommandName[] = ["list", "stats", "invite", "invitations", "log"];

export type Arguments = {
  readonly command: CommandName;
  /** Empty for a command without one. */
  readonly name: string;
  readonly to?: string | undefined;
  readonly days?: string | undefined;
  readonly uses?: string | undefined;
  readonly label?: string | undefined;
  readonly yes: boolean;
};

const isCommand = (text: string): text is CommandName => Object.hasOwn(commands, text);

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = {
    ...{ to: text, for: text, days: text, uses: text, label: text },
    yes: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Null when the arguments fit no command. */
export function parseArguments(args: readonly string[]): Arguments | null {
  const parsed = parse(args);
  if (!parsed) return null;
  const {
    positionals: [command = "", ...names],
    values,
  } = parsed;
  if (!isCommand(command) || names.length !== (withoutName.includes(command) ? 0 : 1)) return null;
  const allowed: readonly string[] = commands[command];
  if (!Object.keys(values).every((option) => allowed.includes(option))) return null;
  // An empty name is a slip, and a link for new people would be another thing than was meant.
  if (values.for === "") return null;
  const { to, days, uses, label, yes = false } = values;
  return { command, name: values.for ?? names[0] ?? "", to, days, uses, label, yes };
}
