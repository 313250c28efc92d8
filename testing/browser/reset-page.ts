/** All test files share one page: this undoes what a test changed outside its component. */

import { vi } from "vitest";
import { languageCookie } from "#domain/languages/languages.ts";
import { writeRecord } from "../../client/app-lock/lock-record.ts";
import { raise } from "../../client/app-lock/lock-state.ts";
import { setLanguage } from "../../client/languages/language.ts";
import { setMusicVolume } from "../../client/music/music.ts";
import { defaultVolume } from "../../client/music/player.ts";
import { outbox } from "../../client/outbox/browser-outbox.ts";
import { dropKeys } from "../../client/sealed/drop-keys.ts";
import { noteSealState } from "../../client/sealed/seal-state.ts";
import { forgetBrowser } from "../../client/session/known-browser.ts";
import { forgetTakenOver } from "../../client/session/taken-over.ts";
import { cooldown } from "../../client/stars/cooldown.ts";
import { dismissToast, shownToast } from "../../client/ui/toasts.ts";
import { deleteCopy, deleteOutbox } from "./delete-outbox.ts";
import { resetViewport } from "./looks.ts";
import { makeUser } from "./make-replies.ts";
import { resetMedia } from "./media.ts";
import { parkPointer } from "./pointer.ts";

const testerUrl = location.href;
const root = document.documentElement;
const rootAttributes = [...root.attributes].map(({ name, value }) => ({ name, value }));

/** Undoes what a test changed in the browser; called after every test. */
export async function resetBrowser() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: as the client writes it.
  document.cookie = `${languageCookie}=; Path=/; Max-Age=0`;
  await setLanguage({ language: "en", locale: "en-US" });
  writeRecord(null);
  raise();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of rootAttributes) root.setAttribute(name, value);
  forgetBrowser();
  dropKeys();
  // A test can leave the page in the belief that the person's words are sealed; the next page would then send nothing.
  noteSealState(makeUser());
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", testerUrl);
  await resetViewport();
  await resetMedia();
  await parkPointer();
}

/** Clears the state that the client keeps outside React, so that the next test starts like a first visit. */
export async function resetClient() {
  while (shownToast()) dismissToast();
  setMusicVolume(defaultVolume);
  // A pause that a test has begun would keep the next one from adding a star before its universe has loaded.
  cooldown.follow(null);
  forgetTakenOver();
  // Without a signed-in person, a write into the copy that is still in progress ends without writing.
  localStorage.clear();
  await deleteCopy();
  await deleteOutbox();
  // The outbox of the page learns that it is empty. What a press asked it to send while it was sending comes after the first
  // of these, and would reach the next test without the second.
  await outbox.flush("nobody");
  await outbox.flush("nobody");
}
