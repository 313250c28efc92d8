/** What the build knows of the client's files (tools/service-worker.ts). */

type ShellBuild = {
  /** The script that the HTML starts; each version of the client has another one. */
  readonly entry: string;
  /** All files that a person's pages can need, except the music and the translations. */
  readonly files: readonly string[];
  /** The files of all languages other than English. */
  readonly translations: readonly string[];
  /** Changes with the HTML and with the headers of pages. */
  readonly revision: string;
  /** The files that each page needs besides those that the HTML names, by path. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Calls that every page makes first. */
  readonly firstCalls: readonly string[];
};

/** Music files of this version. */
declare const musicFiles: readonly string[];

/** What the build knows. `shell.ts` alone reads it, once: the compiler replaces each use with the whole text. */
declare const shellBuild: ShellBuild;
