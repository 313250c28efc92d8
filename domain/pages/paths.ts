/** Which page a path shows: for the HTML of the server, and for the service worker, which answers without the server. */

/** Opens Add Mood: what a shortcut of the app and a tap on a reminder open. */
export const addMoodPath = "/?add=1";
/** Opens the check-in, as a reminder of it and a shortcut of the app do. */
export const checkInPath = "/?check-in=1";
/** Opens the check-in on the page of any path. */
export const checkInParam = "check-in";
/** The page of what a person measures. */
export const trackersPath = "/trackers";
/** Letters about a week, a month or a year; `domain/letters/letter-address.ts` writes the address of each. */
export const lettersPath = "/letters";
/** The page that compares two times or two kinds of days. */
export const comparePath = "/compare";
/** The page that shows the hash of the code that the server gives out. */
export const whatRunsPath = "/what-runs";
/** The page of what a person lets in and tells: access tokens and webhooks. */
export const programsPath = "/programs";
/** Where a sign-in with the provider begins; it leaves the product. */
export const providerSignInPath = "/api/login";
/** Where people ask for a link that signs in, and where the link of the mail leads. */
export const signInLinkPath = "/sign-in-link";
/** Where a recovery code opens a universe. */
export const recoveryPath = "/recover";
/** Where the operator's link leads. */
export const invitationPath = "/invitation";
/** The page of administrators. */
export const adminPath = "/admin";
/** Where an invitation of new people leads; its token is behind the `#`, which browsers send to no server. */
export const joinPath = "/join";
/** The HTML of every page, without the links to the files of one page. The service worker keeps a copy. */
export const shellPath = "/app-shell";
/**
 * Name in the browser's Cache Storage: this cache holds the newest version of this HTML that is on the device as a
 * whole.
 */
export const htmlCache = "mood-universe.html";

/** The page that a path shows; a visitor sees the login page in place of those of a person. */
export function pageOf(path: string, hasSession: boolean): string {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (
    !hasSession &&
    !/^\/(onboarding|register|migrate|verify-email|sign-in-link|recover|invitation|join|stop-reminders)$/.test(
      plain,
    )
  )
    return "/login";
  if (/^\/wellness-games\/[^/]+$/.test(plain)) return "/wellness-games/:gameId";
  return /^\/trackers\/[^/]+$/.test(plain) ? "/trackers/:trackerId" : plain;
}

/**
 * Names the page's files as `pageOf` does, for a path with its query: Add Mood and the check-in need their files at once
 * where the address opens them.
 */
export function pageFilesOf(url: string, hasSession: boolean): string {
  const [path = "/", query = ""] = url.split("?");
  const page = pageOf(path, hasSession);
  const opened = /(?:^|&)(add|check-in)(?:=|&|$)/.exec(query)?.[1];
  return page === "/" && opened ? `/?${opened}` : page;
}

/**
 * Whether the page of a path can come from the device. Calls, files, shared pages (/s/) and the check of a shared
 * text are the server's, and the link of a mail has headers of its own, because its address contains a secret.
 */
export const isShellPath = (path: string): boolean =>
  !/^\/(api|assets|s|share)(\/|$)|^\/(verify-email|sign-in-link|join|stop-reminders)\/?$|\.\w+$/.test(path);

/** Written by the build (tools/page-files.ts): the files with the translations of each page. */
export type TranslationFiles = {
  /** Knows the files of all translations; every language other than English needs it. */
  readonly catalogues: string;
  /** Files by language and name. */
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By path, the names of the files whose texts the page shows; "" for all other paths. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};

/** The files that a page needs in a language; none for English, or if the client is not built. */
export function filesOfLanguage(
  files: TranslationFiles | null,
  language: string,
  page: string,
): readonly string[] {
  const named = files?.languages[language];
  if (!files || !named) return [];
  const needed = (files.pages[page] ?? files.pages[""] ?? []).flatMap((name) => named[name] ?? []);
  return [files.catalogues, ...needed];
}

/** Browsers fetch these files beside the first script, which would otherwise ask for them after it has run. */
export const linksToFiles = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");

/** Without these links, the calls would wait until the scripts of the page have run (decision 50). */
export const linksToCalls = (calls: readonly string[]): string =>
  calls
    .map((call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`)
    .join("");
