/**
 * The pages of a visitor whose HTML the server has drawn. They have their form at once; the code of all other pages, and
 * what sends the form, is fetched after the startup, or when it is needed.
 */

import { useCallback, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import { type DrawnPage, drawnAttribute, drawnPageOf } from "#domain/pages/drawn-pages.ts";
import { chooseLanguage, onLanguageChosen } from "./languages/chosen-language.ts";
import { translator } from "./languages/language.ts";
import { afterStartup } from "./loading/after-startup.ts";
import { LoadingPage } from "./loading/LoadingPage.tsx";
import type { LazyCode } from "./loading/lazy-code.ts";
import { page } from "./loading/lazy-page.tsx";
import { pressHeld, takeOverForm } from "./loading/typed-early.ts";
import { useScrollToTop } from "./navigation/scroll-to-top.ts";
import { useTitleFocus } from "./navigation/title-focus.ts";
import { Shell } from "./Shell.tsx";
import { type CompleteSignIn, CompleteSignInContext } from "./session/complete-sign-in.ts";
import { giveInstance } from "./session/instance-settings.ts";
import { visitor, writeChoice } from "./session/language-choice.ts";
import { onStoredUserChange } from "./session/stored-user.ts";
import { SupportEntry } from "./support/SupportEntry.tsx";
import { PageSupportProvider } from "./ui/PageSupport.tsx";
import { showToast } from "./ui/toasts.ts";

const pages = {
  "/login": page("LoginPage", () => import("./sign-in/LoginPage.tsx")),
  "/register": page("RegisterPage", () => import("./sign-in/RegisterPage.tsx")),
};

/** Opens the whole app in the place of these pages, for who has just signed in, or still for a visitor. */
type OpenApp = (user: User | null) => void;

/** Prepares a page of these, for its rendering in one step. */
export function preparePage({ page, instance }: Omit<DrawnPage, "language">): Promise<unknown> {
  giveInstance(instance);
  return pages[page].load();
}

/** Whether the drawing has the language of this reader's page, and its digits, which registration shows. */
function isReadersDrawing({ page, language }: DrawnPage): boolean {
  const { language: readers, locale } = translator();
  const digits = (tag: string) => new Intl.NumberFormat(tag).format(8);
  return language === readers && (page === "/login" || digits(language) === digits(locale));
}

type App = LazyCode<{ openApp: (known: { user: User | null }) => (root: Root) => void }>;

/** Takes over what the HTML shows, with what the person has typed and pressed there. */
export async function takeOverDrawing(element: HTMLElement, drawn: DrawnPage, app: App) {
  await preparePage(drawn);
  // The text for browsers without scripts is not React's.
  element.querySelector(":scope > noscript")?.remove();
  const form = element.querySelector("form");
  const chosen = element.querySelector("select")?.value;
  takeOverForm(form);
  const openApp: OpenApp = (user) =>
    void app.load().then(
      (code) => code.openApp({ user })(root),
      // What is missing is of another version, or there is no network: then the browser says so.
      () => location.reload(),
    );
  const onReady = () => {
    takeOverForm(null);
    element.removeAttribute(drawnAttribute);
    if (chosen && chosen !== drawn.language) void chooseLanguage(chosen as LanguageId);
    pressHeld();
    return afterStartup(app.preload);
  };
  const page = <VisitorShell openApp={openApp} onReady={onReady} />;
  const root = isReadersDrawing(drawn) ? hydrateRoot(element, page) : createRoot(element);
  if (!isReadersDrawing(drawn)) root.render(page);
}

type Props = { openApp: OpenApp; onReady: () => () => void };

export function VisitorShell({ openApp, onReady }: Props) {
  return (
    <Shell>
      <VisitorPages openApp={openApp} onReady={onReady} />
    </Shell>
  );
}

function VisitorPages({ openApp, onReady }: Props) {
  const [path] = useLocation();
  const page = drawnPageOf(path);
  const completeSignIn = useVisitorSignIn(openApp);
  useScrollToTop();
  useTitleFocus(path);
  useEffect(() => onReady(), [onReady]);
  useEffect(() => onLanguageChosen((language) => writeChoice(visitor, language)), []);
  useEffect(() => onStoredUserChange(() => openApp(null)), [openApp]);
  useEffect(() => {
    if (page === null) openApp(null);
  }, [page, openApp]);
  const Page = page && pages[page];
  return (
    <CompleteSignInContext value={completeSignIn}>
      <PageSupportProvider value={support}>{Page ? <Page /> : <LoadingPage />}</PageSupportProvider>
    </CompleteSignInContext>
  );
}

const support = <SupportEntry />;

function useVisitorSignIn(openApp: OpenApp): CompleteSignIn {
  const [, navigate] = useLocation();
  return useCallback(
    (user, welcome) => {
      navigate("/", { replace: true });
      openApp(user);
      showToast(welcome);
    },
    [navigate, openApp],
  );
}
