/** Tells the server which files each page needs, so that its HTML can name them before any script runs. */

import type { Plugin } from "vite";
import type { TranslationFiles } from "../domain/pages/paths.ts";
import { messageFileOf, translationFileOf } from "./message-catalogues.ts";

type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
};

/** Pages with stars open from what the browser has stored. */
const copy = "client/stored/browser-copy.ts";

const app = "client/app.tsx";

/** What every page of a person who is signed in begins with. */
const signedIn = [app, "client/signed-in-pages.tsx", "client/stars/open-stored.ts"];

/** What the pages begin with that the server draws. */
const visitor = "client/visitor.tsx";

/**
 * The modules that the page of a path begins with; the client itself fetches them in the same way (pages.tsx and
 * signed-in-pages.tsx).
 */
export const pageModules: Readonly<Record<string, readonly string[]>> = {
  // The sky is left out: on a slow connection, it would delay the first view, which has dots in its place.
  "/": [...signedIn, "client/home/HomePage.tsx", copy],
  "/?add": [...signedIn, "client/home/HomePage.tsx", copy, "client/add-mood/AddMoodDialog.tsx"],
  "/?check-in": [...signedIn, "client/home/HomePage.tsx", copy, "client/check-in/CheckInSheet.tsx"],
  "/login": [visitor, "client/sign-in/LoginPage.tsx"],
  "/onboarding": [app, "client/onboarding/OnboardingPage.tsx"],
  "/register": [visitor, "client/sign-in/RegisterPage.tsx"],
  "/migrate": [app, "client/sign-in/MigratePage.tsx"],
  "/recover": [app, "client/sign-in/ways-back/RecoverPage.tsx"],
  "/sign-in-link": [app, "client/sign-in/ways-back/SignInLinkPage.tsx"],
  "/invitation": [app, "client/sign-in/ways-back/InvitationPage.tsx"],
  "/join": [app, "client/sign-in/ways-back/JoinPage.tsx"],
  "/verify-email": [app, "client/sign-in/VerifyEmailPage.tsx"],
  "/stop-reminders": [app, "client/sign-in/StopRemindersPage.tsx"],
  "/journal": [...signedIn, "client/journal/JournalPage.tsx", "client/home/PageBar.tsx", copy],
  "/insights": [...signedIn, "client/insights/InsightsPage.tsx", "client/home/PageBar.tsx"],
  "/letters": [...signedIn, "client/letters/LettersPage.tsx", "client/home/PageBar.tsx", copy],
  "/compare": [...signedIn, "client/compare/ComparePage.tsx", "client/home/PageBar.tsx", copy],
  "/trackers": [...signedIn, "client/trackers/TrackersPage.tsx", "client/home/PageBar.tsx", copy],
  "/trackers/:trackerId": [
    ...signedIn,
    "client/trackers/page/TrackerPage.tsx",
    "client/home/PageBar.tsx",
    copy,
  ],
  "/your-data": [...signedIn, "client/your-data/YourDataPage.tsx"],
  "/your-data/import": [...signedIn, "client/your-data/import/ImportPage.tsx"],
  "/your-data/delete": [...signedIn, "client/your-data/DeletePage.tsx"],
  "/farewell": [app, "client/your-data/FarewellPage.tsx"],
  "/your-data/report": [...signedIn, "client/your-data/report/ReportPage.tsx"],
  "/what-runs": [...signedIn, "client/what-runs/WhatRunsPage.tsx"],
  "/command-key": [...signedIn, "client/command-guide/CommandGuidePage.tsx"],
  "/account-settings": [...signedIn, "client/account/AccountSettingsPage.tsx"],
  "/admin": [...signedIn, "client/admin/AdminPage.tsx"],
  "/programs": [...signedIn, "client/programs/ProgramsPage.tsx"],
  "/sealed-words": [...signedIn, "client/sealed-words/SealedWordsPage.tsx"],
  "/wellness-games": [...signedIn, "client/wellness/ActivitiesPage.tsx"],
  "/wellness-games/:gameId": [...signedIn, "client/wellness/GamePage.tsx"],
  "/maze-challenges": [...signedIn, "client/wellness/mazes/MazeChallengesPage.tsx"],
  "/mindful-moments": [...signedIn, "client/wellness/mindful/MindfulMomentsPage.tsx"],
};

/** What few people use, with the pages that load it at their start: the build fails where another one would. */
const forFew: readonly { readonly modules: RegExp; readonly pages: readonly string[] }[] = [
  {
    modules:
      /\/(client|domain)\/admin\/|\/calls\/admin\.ts|\/en\/admin\.ts|\/infiniteQueryObserver\.|\/node_modules\/qr\//,
    pages: ["/admin"],
  },
  {
    modules: /\/client\/programs\/|\/calls\/(tokens|webhooks)\.ts|\/en\/programs\.ts/,
    pages: ["/programs"],
  },
];

/** A module that a page loads without use; null where there is none. */
export const loadedInVain = (page: string, modules: readonly string[]): string | null =>
  modules.find((id) => forFew.some((few) => few.modules.test(id) && !few.pages.includes(page))) ?? null;

/** A file and all files that it imports, also through others. */
function withImports(file: string, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}

const englishPart = /\/domain\/languages\/en\/([\w-]+)\.ts$/;

/** The names of the files that have the translations of some chunks. */
const namesOf = (chunks: readonly (Chunk | undefined)[]) => [
  ...new Set(
    chunks
      .flatMap((chunk) => chunk?.moduleIds ?? [])
      .flatMap((id) => englishPart.exec(id)?.[1] ?? [])
      .map(messageFileOf),
  ),
];

/** `files` are those of each path, without those of all paths, `common`. */
function translationFiles(
  chunks: readonly Chunk[],
  common: ReadonlySet<string>,
  files: Readonly<Record<string, readonly string[]>>,
): TranslationFiles {
  const languages: Record<string, Record<string, string>> = {};
  for (const { fileName, moduleIds } of chunks) {
    const file = translationFileOf(moduleIds[0] ?? "");
    if (file) languages[file.language] = { ...languages[file.language], [file.name]: fileName };
  }
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (own: readonly string[]) => namesOf([...common, ...own].map((file) => chunkOf.get(file)));
  const catalogues = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith("/client/languages/catalogues.ts")),
  );
  const pages = Object.entries({ "": [], ...files }).map(([path, own]) => [path, needed(own)]);
  return { catalogues: catalogues?.fileName ?? "", languages, pages: Object.fromEntries(pages) };
}

/**
 * Writes `page-files.json`: for each path, the files besides those that index.html names; and `translation-files.json`
 * for other languages.
 */
export const pageFiles: Plugin = {
  name: "page-files",
  apply: "build",
  generateBundle(_options, bundle) {
    const built = Object.values(bundle).filter((file) => file.type === "chunk");
    const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
    const entry = built.find(({ isEntry }) => isEntry);
    const common = withImports(entry?.fileName ?? "", chunks);
    const fileOf = (module: string) => {
      const chunk = built.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
      if (!chunk) throw new Error(`${module} is not among the built modules.`);
      return chunk.fileName;
    };
    const filesOf = (modules: readonly string[]) =>
      [...new Set(modules.flatMap((module) => [...withImports(fileOf(module), chunks)]))].filter(
        (file) => !common.has(file),
      );
    const files = Object.fromEntries(
      Object.entries(pageModules).map(([path, modules]) => [path, filesOf(modules)]),
    );
    for (const [path, own] of Object.entries(files)) {
      const modules = [...common, ...own].flatMap((file) => chunks.get(file)?.moduleIds ?? []);
      const vain = loadedInVain(path, modules);
      if (vain)
        throw new Error(`The page ${path} loads ${vain}, which it does not use: see tools/file-groups.ts.`);
    }
    const write = (fileName: string, content: object) =>
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(content) });
    write("page-files.json", files);
    write("translation-files.json", translationFiles(built, common, files));
  },
};
