import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { messageCatalogues, messageFileOf } from "./tools/message-catalogues.ts";
import { pageFiles } from "./tools/page-files.ts";
import { serviceWorker } from "./tools/service-worker.ts";

const firstTheme = "client/theme/first-theme.js";

/** Vite does not process scripts that are not modules. This plugin gives this script a name with a hash, like those of all other files. */
const namedFirstTheme: Plugin = {
  name: "named-first-theme",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "client") return;
    const source = readFileSync(new URL(firstTheme, import.meta.url));
    this.emitFile({ type: "asset", name: "first-theme.js", source });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      // The page of a shown sky has the theme of the system.
      if (!html.includes(`/${firstTheme}`)) return html;
      const named = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("first-theme.js"),
      );
      if (!named) throw new Error(`${firstTheme} is not among the built files.`);
      return html.replace(`/${firstTheme}`, `/${named.fileName}`);
    },
  },
};

/**
 * The server checks requests and describes them on its API page; the client uses the schemas of replies only. Every
 * page of the client would load the others.
 */
const onlyReplies: Plugin = {
  name: "only-replies",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/domain\/api\.ts$/ },
    handler: (code) =>
      code
        .replace(/\bsummary:\s*"(?:[^"\\]|\\.)*",/g, "")
        .replace(/^ {4}(?:params|query|headers|body|bodyLimit): .*,$/gm, ""),
  },
};

/** Comments and indentation of shaders: in a template literal, the minifier keeps them. */
const shortShaders: Plugin = {
  name: "short-shaders",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { code: /\/\* glsl \*\// },
    handler: (code) =>
      code.replace(/\/\* glsl \*\/ `(?:[^`\\]|\\.)*`/g, (shader) =>
        shader.replace(/[ \t]*\/\/.*$/gm, "").replace(/\n\s+/g, "\n"),
      ),
  },
};

/**
 * The oldest browsers that work, which the README names. They are set by CSS `light-dark()` (Safari 17.5), CSS `round()`
 * (Chrome 125) and Tailwind 4 (Firefox 128); `lib` ES2024 of client/tsconfig.json needs nothing newer.
 */
export const oldestBrowsers = ["chrome125", "edge125", "firefox128", "safari17.5"];

/**
 * The libraries that every page loads, in one file: it compresses better than several, and browsers keep it from one
 * release to the next.
 */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|zod)\//,
};

/**
 * English texts, in the same few files as translations, because small files compress badly. Those that every page needs
 * are in its first script.
 */
const textsOf = (id: string) => {
  const [, part] = /\/domain\/languages\/en\/([\w-]+)\.ts$/.exec(id) ?? [];
  if (!part) return null;
  if (part === "feelings") return "texts-feelings";
  const file = messageFileOf(part);
  // Refusals are fetched one by one.
  return file === "start" || file === "refusals" ? null : `texts-${file}`;
};
const texts = { name: textsOf, debugName: "texts", test: /\/domain\/languages\/en\// };

/** What the entry imports: all pages need it. */
const start = { name: "start", tags: ["$initial" as const] };

/** What many pages share is here, except what only pages with stars need, and larger parts that some pages can do without. */
const notForAll =
  /\/client\/(add-mood|app-lock|avatar|home|journey|music|sky|show-sky|stars|stored|constellations|keepsakes|reminders|search|journal|outbox|wellness|your-data|ui\/(CopyByHand|Dialog|Tabs|Switch|Slider))|\/domain\/(?!accounts|languages\/([\w-]+\.ts|en\/(common|refusals|waiting)\.ts))|node_modules\/(?!lucide)/;

/** The forms of visitors and of Account Settings, with their rules. */
const forms =
  /\/client\/(forms|sign-in)|\/client\/ui\/(PasswordField|SubmitButton|VisitorPage)|\/domain\/(accounts\/(registration|passwords|form-rules)|languages\/en\/(account|rules-accounts|refusals-accounts)\.ts)/;

/** What home and the journal share; the form of a star is fetched when it opens. */
const starParts =
  /\/client\/(add-mood\/(draft|mood-form|read-when|explain-failure)|constellations\/constellation-|sky\/scene\/(model\/star-appearance|input\/watch-pref)|stars|outbox\/(use-|WaitingForN))|\/domain\/(?!accounts|formats|imports|restore|wellness|sky-time\/(?!span)|journal\/filter|languages\/(?!en\/(star-texts|rules-stars)))/;

/**
 * All other code, in files large enough to be worth a request: without these groups, each module that two pages share
 * would be a file. A module and what it imports belong to the first group that fits.
 */
const lazyGroups = [
  { name: "parts", test: (id: string) => !notForAll.test(id) && !forms.test(id), minShareCount: 2 },
  { name: "controls", test: /\/client\/ui\/(Switch|Slider)\.tsx$/ },
  { name: "tabs", test: /\/client\/ui\/Tabs\.tsx$/ },
  { name: "dialog", test: /\/client\/(ui\/Dialog|support\/SupportDialog)\.tsx$/ },
  // What is too small for a file of its own.
  {
    name: "star-marks",
    test: /\/client\/(stars\/(EmotionGlyph|random-uuid)|stored\/open-database|outbox\/(item|deliver)\.ts)|\/languages\/en\/(exercise-titles|feelings)\.ts|\/domain\/(avatar|feeling-name)\.ts|node_modules\/idb/,
    minShareCount: 2,
  },
  { name: "star-parts", test: starParts, minShareCount: 2 },
  { name: "forms", test: forms, minShareCount: 2 },
  // The journal, and home when the URL has a filter or a star is read.
  { name: "search", test: /\/client\/search\/|\/domain\/journal\/(filter|search)/, minShareCount: 2 },
  { name: "copy", test: /\/client\/(stored\/(browser-copy|database|keep-|packed-)|stars\/keep-copy)/ },
  {
    name: "outbox",
    test: /\/client\/outbox\/(browser-outbox|star-changes|tag-changes|constellation-changes)\.ts$/,
  },
  { name: "home", test: /\/client\/home\/HomePage\.tsx$/ },
  // The sky is without the camera, which home needs for its first dots.
  {
    name: "sky",
    test: /\/client\/sky\/(SkyMap\.tsx$|ShownInSky|SkyStrip|scene\/(?!camera|canvas2d|model\/place-fig))|\/domain\/sky-time\//,
  },
  // What draws figures, without the form that names them: home shows the first, and few visits need the second.
  { name: "figures", test: /\/sky\/(constellations\/ShownC|scene\/model\/place-figures)/ },
  { name: "constellations", test: /\/client\/constellations\/(Name|Fig)/ },
  { name: "own-data", test: /\/client\/your-data\/|\/domain\/(formats|imports|restore)/, minShareCount: 2 },
  {
    name: "sky-panels",
    test: /\/client\/sky\/(ControlsPanel|selection\/SelectionBar|list\/StarList|card\/StarReader|filter\/FilteredSky)\.tsx$/,
  },
  { name: "app-lock", test: /\/client\/app-lock\// },
  { name: "home-panels", test: /\/client\/(home|settings|avatar|music)\// },
  { name: "star-form", test: /\/client\/add-mood\/(AddMoodForm|AddMoodDialog|EditStarDialog|use-tags)/ },
  { name: "journal", test: /\/client\/journal\/JournalPage\.tsx$/ },
  {
    name: "journal-views",
    test: /\/client\/(journal\/(calendar\/(Month|Year)View|tags\/TagsView|constellations\/ConstellationsView|bin\/BinContent)|search\/FilterPanel)\.tsx$/,
  },
  { name: "reminders", test: /\/client\/reminders\/|\/domain\/reminders\// },
  { name: "accounts", test: /\/client\/(account|sign-in\/(Register|Migrate|VerifyEmail|StopReminders)Page)/ },
  { name: "exercises", test: /\/wellness\/(exercises|mindful|practice)\//, minShareCount: 2 },
  { name: "quiz", test: /\/client\/wellness\/(ActivitiesPage|GamePage|quiz\/)/ },
];

/** Uses a plugin in the build of the client, not in that of the page of a shown sky. */
const ofClient = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === "client",
});

/**
 * Modules of the domain do nothing when they load, so that those of which nothing is used are left out; so are refusals
 * of unused schemas, which read their texts.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }],
};

export default defineConfig({
  publicDir: "client/public",
  plugins: [
    ...[react(), tailwindcss(), namedFirstTheme, shortShaders, messageCatalogues],
    ...[onlyReplies, pageFiles, serviceWorker].map(ofClient),
  ],
  // Imports of which `onlyReplies` has removed the use.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  // One after the other: `vite build` makes both.
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake,
          output: { codeSplitting: { groups: [framework, start, texts, ...lazyGroups] } },
        },
      },
    },
    // A build of its own (decision 58): it shares no file with the client, whose groups of files are for other pages.
    shown: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: "shown.html",
          treeshake,
          output: { codeSplitting: { groups: [texts] } },
        },
      },
    },
  },
  worker: { plugins: () => [messageCatalogues] },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    target: oldestBrowsers,
    sourcemap: false,
    // All supported browsers have it built in.
    modulePreload: { polyfill: false },
    // Vite does not retry a style sheet of a lazy page after a failure; with one small file for all pages none can be missing.
    cssCodeSplit: false,
  },
});
