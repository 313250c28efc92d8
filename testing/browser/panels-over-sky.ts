/** What opens over the sky of home: how a person opens each of these panels, and closes it again. */

import { type Locator, page } from "vitest/browser";
import { setStarMade } from "../../client/stars/star-made.ts";
import { dismissToast, showToast } from "../../client/ui/toasts.ts";
import { expect } from "./home-test.ts";
import { button, press, seen } from "./page-steps.ts";

export const region = (name: string) => page.getByRole("region", { name, exact: true });
const sky = page.getByLabelText(/^Star map/);
export const exists = (element: Locator) => expect.element(element).toBeInTheDocument();

/** Opens a panel by its button, which may be out of reach while another panel is open. */
export async function pressButton(name: string) {
  await exists(button(name));
  (button(name).element() as HTMLElement).click();
}

async function selectStar() {
  (sky.element() as HTMLElement).focus();
  await press("[[");
  await exists(button("Open"));
}

/** Milliseconds: a toast is there in every window, however long the walk takes. */
const staysMs = 1_000_000;

type Panel = {
  open: () => Promise<void>;
  /** What is in the page while it is open. */
  sign: Locator;
  close: () => Promise<void> | void;
};

/** A panel that its button opens and closes. */
const behindButton = (name: string, sign: Locator): Panel => ({
  open: () => pressButton(name),
  sign,
  close: () => pressButton(name),
});

/** Escape leaves the card for the first look, and then the star. */
async function deselect() {
  (sky.element() as HTMLElement).focus();
  await press("{Escape}{Escape}");
  await expect.element(button("Open")).not.toBeInTheDocument();
}

const achievements = region("Your avatar and journey").getByText("Achievements");

const panels = {
  Time: behindButton("Time", region("Time")),
  Views: behindButton("Views of your sky", region("Views of your sky")),
  List: behindButton("List of stars", region("Your stars")),
  Controls: behindButton("Controls", region("Controls")),
  "the first look at a star": { open: selectStar, sign: button("Open"), close: deselect },
  "the card of a star": {
    open: async () => {
      await selectStar();
      await pressButton("Open");
    },
    sign: button("Correct"),
    close: deselect,
  },
  "several stars": {
    open: async () => {
      await selectStar();
      await press(" [[ ");
    },
    sign: button("Exit"),
    close: () => pressButton("Exit"),
  },
  "a toast": {
    open: async () => {
      showToast(() => ({
        title: "Star Created",
        description: "Your mood has been added to your universe.",
        durationMs: staysMs,
      }));
      await seen(region("Notification"));
    },
    sign: region("Notification"),
    close: dismissToast,
  },
  "the row after a star": {
    open: async () => {
      setStarMade(true);
      await seen(region("With your star"));
    },
    sign: region("With your star"),
    close: () => setStarMade(false),
  },
  "the card of the avatar": {
    open: async () => {
      await pressButton("Your avatar and journey");
      await seen(achievements);
    },
    sign: achievements,
    close: () => pressButton("Your avatar and journey"),
  },
} satisfies Record<string, Panel>;

export type PanelName = keyof typeof panels;

export async function openPanel(name: PanelName) {
  await panels[name].open();
  await exists(panels[name].sign);
}

/** Another panel may have taken the place of this one. */
export async function closePanel(name: PanelName) {
  const { sign, close } = panels[name];
  if (sign.query()) await close();
  await expect.element(sign).not.toBeInTheDocument();
}

export const panelNames = Object.keys(panels) as PanelName[];
/** A selection shows one of these at a time. */
const ofSelection: readonly PanelName[] = ["the first look at a star", "the card of a star", "several stars"];
export const isPair = (one: PanelName, other: PanelName) =>
  !(ofSelection.includes(one) && ofSelection.includes(other));

export type Pairs = readonly (readonly [one: PanelName, other: PanelName])[];

/** Opens each pair in the same home, because a home takes longer to open than its panels. */
export async function withPairs(pairs: Pairs, step: (pair: string) => Promise<void>) {
  for (const [one, other] of pairs) {
    await openPanel(one);
    await openPanel(other);
    await step(`${one} and ${other}`);
    await closePanel(other);
    await closePanel(one);
  }
}
