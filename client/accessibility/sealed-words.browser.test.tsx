/** The page of sealed words in each of its states. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Seal, Slot } from "#domain/sealed/seal.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { expect, type Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { makeAccountUser, makeDoors, makeUniverse } from "../../testing/browser/make-replies.ts";
import { button, dialog, field, heading, press, seen } from "../../testing/browser/page-steps.ts";
import { makeSeal } from "../../testing/sealed.ts";

const phrase = "violet harbour tea kettle";
const unsealed: Seal = { state: "open", sealedFor: "user-1", epochs: [], slots: [] };

/** A universe whose person signed in long ago, with an account that asks for nothing. */
async function openWith({ calls, openPage }: Opener, seal: Seal) {
  calls.reply(api.getSeal, 200, seal);
  calls.reply(api.getDoors, 200, makeDoors({ password: null, opensByName: true }));
  calls.reply(api.listImports, 200, []);
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/sealed-words", makeAccountUser({ seal: seal.state }));
}

const readKit = () =>
  page
    .getByRole("list", { name: "The code of your recovery kit" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)
    .join("-");

let typed = "";

async function typePassphrase(phraseAgain: string) {
  await field("Passphrase").fill(phrase);
  await field("Passphrase, once more").fill(phraseAgain);
  await button("Next").click();
}

/** What a person has who sealed their words a year ago. */
async function makeSealed(state: SealState, epoch = 1) {
  const made = await makeSeal("user-1", { typed: null, state, epoch });
  const kit = made.seal.slots[0] as Slot;
  const other = (slot: Partial<Slot>) => ({ ...kit, id: crypto.randomUUID(), ...slot }) as Slot;
  const argon = { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt: "A".repeat(22) } as const;
  const passkey = {
    kdf: "hkdf-sha-256",
    salt: "A".repeat(22),
    credential: "AAAA",
    input: "A".repeat(43),
  } as const;
  const slots = [
    other({ kind: "passphrase", parameters: argon }),
    kit,
    other({ kind: "passkey", name: "宇".repeat(40), parameters: passkey }),
  ];
  return { ...made, seal: { ...made.seal, slots } };
}

async function openSealed(opener: Opener) {
  const { seal, kit } = await makeSealed("sealed");
  typed = formatKit(kit);
  await openWith(opener, seal);
  await seen(heading("Your words are sealed"));
}

const screens: Screen[] = [
  {
    name: "sealed words, before",
    page: "SealedWordsPage",
    states: [
      {
        name: "what they are",
        inArabic: true,
        open: async (opener) => {
          await openWith(opener, unsealed);
          await seen(heading("Before you begin"));
        },
      },
      {
        name: "a passphrase",
        open: async () => {
          await button("Seal my words").click();
          await seen(heading("Choose a passphrase"));
        },
      },
      {
        name: "two passphrases that differ",
        open: async () => {
          await typePassphrase("violet harbour tea kettles");
          await seen(page.getByText("The two passphrases are not the same."));
        },
      },
      {
        name: "the kit",
        inArabic: true,
        open: async () => {
          await typePassphrase(phrase);
          await seen(heading("Keep your recovery kit"));
          typed = readKit();
        },
      },
      {
        name: "a kit that is not complete",
        open: async () => {
          await button("Next").click();
          await field("The code of your kit").fill(typed.slice(0, -1));
          await button("Next").click();
          await seen(page.getByText(/^This is not the whole code/));
        },
      },
      {
        name: "the sentence",
        open: async () => {
          await field("The code of your kit").fill(typed);
          await button("Next").click();
          await seen(heading("One sentence, to be sure"));
        },
      },
      {
        name: "an import that is open",
        open: async ({ calls }) => {
          calls.reply(api.beginSealing, 409, refusal("import-open", "An import is open."));
          await field("The sentence").fill("If I lose my passphrase and my kit, my words are gone for good");
          await button("Seal my words").click();
          await seen(page.getByRole("alert").first());
        },
      },
    ],
  },
  {
    name: "sealed words over plain http",
    page: "SealedWordsPage",
    states: [
      {
        name: "why nothing can be sealed",
        open: async (opener) => {
          vi.stubGlobal("isSecureContext", false);
          await openWith(opener, unsealed);
          await seen(page.getByText(/^This page is open over plain http, so it cannot seal/));
          await expect.element(button("Seal my words")).not.toBeInTheDocument();
        },
      },
    ],
  },
  {
    name: "sealed words, under way",
    page: "SealedWordsPage",
    states: [
      {
        name: "locked",
        inArabic: true,
        open: async (opener) => {
          await openWith(opener, (await makeSealed("sealing")).seal);
          await seen(page.getByText("To go on, your words must be unlocked on this device."));
        },
      },
    ],
  },
  {
    name: "sealed words, afterwards",
    page: "SealedWordsPage",
    states: [
      { name: "what opens them", inArabic: true, open: openSealed },
      {
        name: "a kit that is checked",
        open: async () => {
          await button("Check kit").click();
          await seen(dialog("Check your kit"));
        },
      },
      {
        name: "the question before another passphrase",
        open: async () => {
          await press("{Escape}");
          await button("Change the passphrase").click();
          await seen(heading("A new passphrase"));
        },
      },
      {
        name: "another passphrase",
        open: async () => {
          await field("Passphrase or recovery kit").fill(typed);
          await button("Next").click();
          await seen(field("Passphrase, once more"));
        },
      },
      {
        name: "a passkey that goes",
        open: async () => {
          await button("Cancel").click();
          await button(/^Remove 宇/).click();
          await seen(button("Keep it"));
        },
      },
      {
        name: "the way back",
        open: async () => {
          await button("Keep it").click();
          await seen(heading("Unseal your words"));
        },
      },
    ],
  },
];

checkScreens(screens);
