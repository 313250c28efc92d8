/** The seal of a universe: its epochs, and the slots by each of which its person can have the key of an epoch. */

import * as z from "zod/mini";
import { clientIdSchema } from "../client-id.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";
import { lineUpTo } from "../visible-text.ts";
import { sealStates } from "./seal-states.ts";
import { epochOf } from "./sealed-text.ts";

/** A kind of thing that a person has, with which they open a slot. */
export const slotKinds = ["passphrase", "recovery", "passkey"] as const;
export type SlotKind = (typeof slotKinds)[number];

/** Slots of an epoch: a passphrase, a kit, and a passkey for each device that people have. */
export const maxSlots = 20;
/** UTF-16 units of the name by which a person knows a passkey. */
export const slotNameLimit = 40;
export const largestEpoch = 999_999;

/** A client takes none that are weaker, and the server stores none. Memory is in KiB (RFC 9106: 64 MiB and 3 passes). */
export const leastParameters = { memory: 65_536, passes: 3, lanes: 1, saltBytes: 16 } as const;
/** More would keep a small device from its own words for minutes. */
export const mostParameters = { memory: 1_048_576, passes: 16, lanes: 16 } as const;

const wrongSlot = coded("wrong-shape", "The slot has another form.");

/** Bytes in base64url, without padding. @__NO_SIDE_EFFECTS__ */
const bytes = (least: number, most: number) =>
  z
    .string(wrongSlot)
    .check(
      z.minLength(Math.ceil((least * 4) / 3), wrongSlot),
      z.maxLength(Math.ceil((most * 4) / 3), wrongSlot),
      z.regex(/^[\w-]+$/, wrongSlot),
    );
const salt = bytes(8, 64);

/** A number of a reply can be too small: `areStrongEnough` decides. @__NO_SIDE_EFFECTS__ */
const upTo = (most: number) => z.int(wrongSlot).check(z.minimum(1, wrongSlot), z.maximum(most, wrongSlot));

/** Argon2id of the passphrase in NFKC. */
const passphraseParameters = z.strictObject({
  kdf: z.literal("argon2id", wrongSlot),
  memory: upTo(mostParameters.memory),
  passes: upTo(mostParameters.passes),
  lanes: upTo(mostParameters.lanes),
  salt,
});
/** HKDF-SHA-256 of the 160 bits of the kit, which need no slow function. */
const recoveryParameters = z.strictObject({ kdf: z.literal("hkdf-sha-256", wrongSlot), salt });
/** HKDF-SHA-256 of what the PRF of the passkey `credential` makes of `input`. */
const passkeyParameters = z.strictObject({
  kdf: z.literal("hkdf-sha-256", wrongSlot),
  salt,
  credential: bytes(1, 1023),
  input: bytes(32, 32),
});

export type PassphraseParameters = z.output<typeof passphraseParameters>;
export type RecoveryParameters = z.output<typeof recoveryParameters>;
export type PasskeyParameters = z.output<typeof passkeyParameters>;

/** What a base64url text has in bytes. */
const byteLength = (text: string) => Math.floor((text.length * 3) / 4);

/** Whether what a person remembers or keeps is made into a key as slowly, and with as much salt, as it must be. */
export function areStrongEnough(
  parameters: PassphraseParameters | RecoveryParameters | PasskeyParameters,
): boolean {
  const { memory, passes, lanes, saltBytes } = leastParameters;
  if (byteLength(parameters.salt) < saltBytes) return false;
  if (parameters.kdf !== "argon2id") return true;
  return parameters.memory >= memory && parameters.passes >= passes && parameters.lanes >= lanes;
}

/** The nonce, the key of 256 bits and the tag of AES-256-GCM. */
const wrapped = bytes(60, 60);

const kinds = {
  passphrase: { kind: z.literal("passphrase"), parameters: passphraseParameters },
  recovery: { kind: z.literal("recovery"), parameters: recoveryParameters },
  passkey: { kind: z.literal("passkey"), parameters: passkeyParameters },
} as const;

const slot = { wrapped, name: z.nullable(z.string()) };
const sent = { id: z.string(), epoch: z.int(), createdAt: z.string(), ...slot };

/** A slot as the API sends it: `createdAt` is ISO 8601 with `Z`, and `name` is null where it needs none. */
export const slotSchema = z.discriminatedUnion("kind", [
  z.object({ ...sent, ...kinds.passphrase }),
  z.object({ ...sent, ...kinds.recovery }),
  z.object({ ...sent, ...kinds.passkey }),
]);
export type Slot = z.output<typeof slotSchema>;

const written = { wrapped, name: z.nullish(lineUpTo(slotNameLimit, "The name of a slot")) };
const isStrong = z.refine<{ parameters: Slot["parameters"] }>(
  ({ parameters }) => areStrongEnough(parameters),
  coded("weak-parameters", "A key is made with 64 MiB, 3 passes and 16 bytes of salt, or more."),
);

/* @__NO_SIDE_EFFECTS__ */
const writtenSlot = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z
    .discriminatedUnion("kind", [
      z.strictObject({ ...shape, ...written, ...kinds.passphrase }),
      z.strictObject({ ...shape, ...written, ...kinds.recovery }),
      z.strictObject({ ...shape, ...written, ...kinds.passkey }),
    ])
    .check(isStrong as never);

const epochSchema = z
  .int(coded("wrong-shape", "An epoch is a whole number from 1."))
  .check(
    z.minimum(1, coded("wrong-shape", "An epoch is a whole number from 1.")),
    z.maximum(largestEpoch, coded("wrong-shape", "An epoch is a whole number from 1.")),
  );

/** The request that adds a slot, or puts another in the place of one of its kind. */
export const slotChangeSchema = writtenSlot({ epoch: epochSchema });
export type SlotChange = z.output<typeof slotChangeSchema>;

const newSlotSchema = writtenSlot({ id: clientIdSchema });
export type NewSlot = z.output<typeof newSlotSchema>;

/** The slots without which words could be lost with one thing that their person loses. */
export const neededSlots: readonly SlotKind[] = ["passphrase", "recovery"];
export const hasNeededSlots = (slots: readonly { readonly kind: SlotKind }[]): boolean =>
  neededSlots.every((needed) => slots.some(({ kind }) => kind === needed));

const checkRefusal = coded("wrong-shape", "A check is the sealed check of its epoch.");
/** The words `{ "check": "mood-universe" }`, padded to 64 bytes, with a nonce and a tag. */
const checkSchema = z.string(checkRefusal).check(z.regex(/^1\.[1-9]\d{0,5}\.[\w-]{123}$/, checkRefusal));

/**
 * The request that begins an epoch: the first, or the next one. `sealedFor` is the id that is part of all that is sealed:
 * of another person's universe where words come from a file that was sealed there, and otherwise left out.
 */
const newEpoch = {
  epoch: epochSchema,
  check: checkSchema,
  slots: z.array(newSlotSchema, wrongSlot).check(
    z.maxLength(
      maxSlots,
      coded("too-many-slots", `An epoch can have up to ${maxSlots} slots.`, { max: maxSlots }),
    ),
    z.refine(hasNeededSlots, coded("slot-needed", "There is always a passphrase and a recovery kit.")),
    z.refine(
      (slots) => new Set(slots.map(({ id }) => id)).size === slots.length,
      coded("wrong-shape", "Each slot has an id of its own."),
    ),
  ),
};

const isOfEpoch = z.refine<{ epoch: number; check: string }>(({ epoch, check }) => epochOf(check) === epoch, {
  error: checkRefusal,
  path: ["check"],
});

export const beginSealingSchema = z
  .strictObject({ ...newEpoch, sealedFor: z.nullish(textUpTo(100, "An id")) })
  .check(isOfEpoch);
export type NewSeal = z.output<typeof beginSealingSchema>;

export const rotationSchema = z.strictObject(newEpoch).check(isOfEpoch);
export type NewEpoch = z.output<typeof rotationSchema>;

/**
 * The seal of a universe, `open` without any. The last epoch is the one that seals; there are two only while `rotating`.
 * `sealedFor` is the id with which words are sealed: of its person, or of whom had them sealed before they were brought.
 */
export const sealSchema = z.object({
  state: z.enum(sealStates),
  sealedFor: z.string(),
  epochs: z.array(z.object({ epoch: z.int(), check: z.string() })),
  slots: z.array(slotSchema),
});
export type Seal = z.output<typeof sealSchema>;
