/** Parses the command line of `npm run universe`. */

import { parseArgs } from "node:util";

export const usage = `Use: npm run universe -- <command>

  list                      every universe, one line each
  stats                     how many universes and stars there are, how they grow, and the size of the database
  export <name>             all that a person has here, as JSON; --to <file> writes a file
  unlock <name>             lets a person try again who is locked out
  sign-out <name>           ends every session of a person, for example after a lost phone
  invite --for <name>       makes a link with which a universe that its name alone opens gets an address and a password
  reset-password <name>     gives an account a new password and ends its sessions; --yes does not ask
  remove-second-factor <name>
                            lets a person in without a code who has lost their app and their recovery codes; --yes does
                            not ask
  delete <name>             deletes a universe and everything of its owner; --yes does not ask

<name> is a universe's exact name, in quotation marks if it has spaces, or its owner's e-mail address.
`;

/** The options of each command; all commands but those of `withoutName` take a name, and an invitation has it in `for`. */
const commands = {
  list: [],
  stats: [],
  export: ["to"],
  unlock: [],
  "sign-out": [],
  invite: ["for"],
  "reset-password": ["yes"],
  "remove-second-factor": ["yes"],
  delete: ["yes"],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof commands;

const withoutName: readonly CommandName[] = ["list", "stats", "invite"];

export type Arguments = {
  readonly command: CommandName;
  /** Empty for a command without one. */
  readonly name: string;
  readonly to?: string | undefined;
  readonly yes: boolean;
};

const isCommand = (text: string): text is CommandName => Object.hasOwn(commands, text);

function parse(args: readonly string[]) {
  const options = { to: { type: "string" }, for: { type: "string" }, yes: { type: "boolean" } } as const;
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
  if (command === "invite" && !values.for) return null;
  return { command, name: values.for ?? names[0] ?? "", to: values.to, yes: values.yes ?? false };
}
