/** Which modules of the client are in which of its files: each page loads few files, and little that it does not need. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messageFileOf } from "./message-catalogues.ts";

const projectRoot = join(import.meta.dirname, "..");

/**
 * The libraries that every page loads, in one file: it compresses better than several, and browsers keep it from one
 * release to the next.
 */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/** The libraries of data, without which the forms of visitors are in view. Administrators alone have lists page by page. */
const data = {
  name: "data",
  test: /node_modules\/(@tanstack\/(?!.*\/(infiniteQuery(Observer|Options)|useInfiniteQuery)\.)|zod\/)/,
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
export const texts = { name: textsOf, debugName: "texts", test: /\/domain\/languages\/en\// };

/** What the entry imports: all pages need it. */
const start = { name: "start", tags: ["$initial" as const] };

type ModuleInfo = { readonly importedIds: readonly string[]; readonly code: string | null };
type ModuleInfos = { getModuleInfo(id: string): ModuleInfo | null };

/** Finds `roots` and all modules that they import, also through others. No package is among them. */
function importedBy(...roots: readonly string[]) {
  let imported: ReadonlySet<string> | null = null;
  const collect = (id: string, infos: ModuleInfos, found: Set<string>) => {
    if (found.has(id) || /node_modules|\0/.test(id)) return found;
    found.add(id);
    for (const next of infos.getModuleInfo(id)?.importedIds ?? []) collect(next, infos, found);
    return found;
  };
  return (infos: ModuleInfos) => {
    imported ??= roots.reduce(
      (found, root) => collect(join(projectRoot, root), infos, found),
      new Set<string>(),
    );
    return imported;
  };
}

/** Whether a module is one of `roots`, or is imported by one, also through others. */
function isImportedBy(...roots: readonly string[]) {
  const imported = importedBy(...roots);
  return (id: string, infos: ModuleInfos) => imported(infos).has(id);
}

/** What home has at its start, with its sky. What other pages share, and home can do without, is in files of its own. */
const modulesAtHome = importedBy(
  ...["client/main.tsx", "client/app.tsx", "client/signed-in-pages.tsx", "client/stars/open-stored.ts"],
  ...["client/home/HomePage.tsx", "client/stored/browser-copy.ts", "client/sky/SkyMap.tsx"],
);
const atHome = (id: string, infos: ModuleInfos) => modulesAtHome(infos).has(id);

/** The package exports each icon by several names, so that a name does not tell the file. */
function iconNamesAtHome(infos: ModuleInfos): ReadonlySet<string> {
  const codes = [...modulesAtHome(infos)].map((id) => infos.getModuleInfo(id)?.code ?? "");
  const imports = codes.flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/g)]);
  return new Set(imports.flatMap(([, names = ""]) => names.match(/\w+/g) ?? []));
}

const iconFile = /\/lucide-react\/dist\/esm\/(icons\/.*)$/;
let iconsAtHome: ReadonlySet<string> | null = null;

/** Whether the start of home shows an icon. */
function isIconAtHome(id: string, infos: ModuleInfos): boolean {
  const [, file] = iconFile.exec(id) ?? [];
  if (!file) return false;
  iconsAtHome ??= filesOfIcons(iconNamesAtHome(infos));
  return iconsAtHome.has(file);
}

function filesOfIcons(names: ReadonlySet<string>): ReadonlySet<string> {
  const list = readFileSync(join(projectRoot, "node_modules/lucide-react/dist/esm/lucide-react.mjs"), "utf8");
  const exports = [...list.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g)];
  const isShown = (aliases: string) => aliases.match(/\w+/g)?.some((name) => names.has(name));
  return new Set(exports.flatMap(([, aliases = "", file = ""]) => (isShown(aliases) ? [file] : [])));
}

type Chooser = (id: string, infos: ModuleInfos) => boolean;

const group = (name: string, chooses: Chooser) => ({
  name: (id: string, infos: ModuleInfos) => (chooses(id, infos) ? name : null),
  debugName: name,
});

/** The calls of a subject, which few pages make. The names of people are beside the calls that bring them. */
const callsOf = (id: string) => {
  if (id.endsWith("/domain/accounts/names.ts")) return "calls-account";
  const [, subject] = /\/domain\/calls\/([\w-]+)\.ts$/.exec(id) ?? [];
  return subject ? `calls-${subject}` : null;
};

/** The packages that visitors' pages need, beside those of `framework`. */
const visitorPackages =
  /node_modules\/(@radix-ui\/react-(slot|direction|compose-refs)|class-variance-authority|clsx|lucide-react\/dist\/esm\/(?!icons\/(?!(x|eye|eye-off|languages|life-buoy)\.)))/;

const visitor = isImportedBy("client/visitor.tsx");
const forms = isImportedBy("client/sign-in/LoginPage.tsx", "client/sign-in/RegisterPage.tsx");
const app = isImportedBy("client/app.tsx");
/** What only forms of visitors and of Account Settings need. */
const onlyForms =
  /\/client\/(sign-in|forms\/(?!form-errors))|\/client\/ui\/(PasswordField|SubmitButton|VisitorPage)/;
const home = isImportedBy(
  ...["client/signed-in-pages.tsx", "client/stars/open-stored.ts", "client/home/HomePage.tsx"],
);
/** Other pages with stars, and what they have in common with home. */
const withStars = isImportedBy(
  ...[
    "client/journal/JournalPage.tsx",
    "client/insights/InsightsPage.tsx",
    "client/letters/LettersPage.tsx",
    "client/wellness/mindful/MindfulMomentsPage.tsx",
  ],
);
/** The feelings and their colours, of which the picture of the login page and all skies are made. */
const feelings = isImportedBy("client/sign-in/welcome-picture.ts");
/** What visitors' pages have in common with home is in the first file of each. */
const visitorParts: Chooser = (id, infos) =>
  visitorPackages.test(id) ||
  (atHome(id, infos) && (visitor(id, infos) || (forms(id, infos) && !onlyForms.test(id))));

/** What many pages share is here, except what only pages with stars need, and larger parts that some pages can do without. */
const notForAll =
  /\/client\/(account|add-mood|app-lock|avatar|charts|check-in|doors|home|journey|letters|compare|insights|music|sky|show-sky|stars|stored|own-feelings|constellations|keepsakes|readings|reminders|sealed(?!\/LazyL)|search|journal|outbox|wellness|what-runs|your-data|ui\/(Copy|Dialog|Folded|QrCode|use-row-focus|use-status|Tabs|Switch|Slider))|\/domain\/(?!accounts\/device|languages\/((?!date-words)[\w-]+\.ts|en\/(common|refusals|waiting)\.ts))|node_modules\/(?!lucide)/;

/** What the pages of links, codes and invitations share. */
const waysBack = /\/client\/sign-in\/ways-back\//;

/** The forms of visitors and of Account Settings, with their rules. */
const accountForms =
  /\/client\/(forms|sign-in\/(?!ways-back\/))|\/client\/ui\/(PasswordField|SubmitButton|VisitorPage)|\/domain\/(accounts\/(registration|passwords|form-rules|new-universe|email|sign-in\.)|languages\/en\/(account|rules-accounts|refusals-accounts)\.ts)/;

const isForAll = (id: string) => ![notForAll, accountForms, waysBack].some((others) => others.test(id));

/** What the journal and other pages with stars share; the form of a star is fetched when it opens. */
const starParts =
  /\/client\/(add-mood\/(draft|mood-form|typed-when|cooldown-toast)|constellations\/constellation-|sky\/scene\/(model\/star-appearance|input\/watch-pref)|stars|outbox\/(use-|WaitingForN))|\/domain\/(?!accounts|api|calls\/|check-in|pages|sealed|trackers|records\/(edit-universe|rows|star\/merged)|reminders|shown-skies|formats|imports|restore|wellness|comparison|letters|sky-time\/(?!span)|journal\/filter|languages\/(?!en\/(star-texts|rules-stars)))/;

/** What sends a star and what draws the sky have in common with the journal: home needs no more of it. */
const sentOrDrawn =
  /\/domain\/(records\/(content|star\/correction)|sky-time\/span|score)\.ts$|\/constellations\/constellation-url\.ts$/;

/**
 * All other code, in files large enough to be worth a request: without these groups, each module that two pages share
 * would be a file. A module and what it imports belong to the first group that fits.
 */
const lazyGroups = [
  group("visitor", visitorParts),
  // What forms of visitors and other pages have, and home has not.
  {
    name: "fields",
    test: /\/client\/(ui\/(Notice|Field|TextField|TextLink|Starfield)\.tsx|time\/local-date)/,
    minShareCount: 2,
  },
  // The first page of visitors, with what else is in view of it and not at home.
  { ...group("forms", (id, infos) => visitor(id, infos) || forms(id, infos)), minShareCount: 2 },
  { ...group("home-icons", isIconAtHome), minShareCount: 2 },
  { name: "icons", test: /node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  { ...group("feelings", feelings), minShareCount: 2 },
  group("app", (id, infos) => app(id, infos)),
  group("signed-in", isImportedBy("client/signed-in-pages.tsx", "client/stars/open-stored.ts")),
  {
    ...group("parts", (id, infos) => isForAll(id) && atHome(id, infos)),
    minShareCount: 2,
  },
  { ...group("page-parts", isForAll), minShareCount: 2 },
  {
    ...group(
      "star-parts",
      (id, infos) => (sentOrDrawn.test(id) && atHome(id, infos)) || (home(id, infos) && withStars(id, infos)),
    ),
    minShareCount: 2,
  },
  // Insights show it without anything else of the next.
  { name: "emotion-glyph", test: /\/client\/stars\/EmotionGlyph/ },
  // What is too small for a file of its own.
  {
    name: "star-marks",
    test: /\/client\/(stars\/random-uuid|stored\/open-database|outbox\/(item|deliver)\.ts)|\/languages\/en\/(exercise-titles|feelings)\.ts|\/domain\/(avatar|feeling-name)\.ts|node_modules\/idb/,
    minShareCount: 2,
  },
  // What home has in common with the form of a star, which the journal fetches when it opens.
  { ...group("form-parts", (id, infos) => home(id, infos) && starParts.test(id)), minShareCount: 2 },
  { name: "sent-stars", test: sentOrDrawn, minShareCount: 2 },
  // The journal and insights have it on phones.
  { name: "page-bar", test: /\/client\/home\/PageBar\.tsx$/ },
  { ...group("home-parts", (id, infos) => home(id, infos) && !/pending-email/.test(id)), minShareCount: 2 },
  { name: "controls", test: /\/client\/ui\/(Switch|Slider)\.tsx$/ },
  { name: "tabs", test: /\/client\/ui\/Tabs\.tsx$/ },
  { name: "dialog", test: /\/client\/ui\/Dialog\.tsx$/ },
  // Lists that people arrange: of tags, feelings, trackers and constellations.
  { name: "arranged-lists", test: /\/client\/ui\/(Folded|use-row-focus|use-status)/, minShareCount: 2 },
  // Calls of one subject are together with their schemas, because whoever makes one makes others.
  { name: callsOf, debugName: "calls", test: /\/domain\/(calls\/|accounts\/names)/, minShareCount: 2 },
  // What insights, comparisons and letters have in common.
  {
    name: "findings",
    test: /\/client\/stars\/(use-sessions|version-of|reading-columns)|\/domain\/insights\/(text-parts|daily-means)/,
    minShareCount: 2,
  },
  // What a filter asks for, which is in the addresses of many pages, and what insights share with them; the journal alone
  // shows its fields.
  {
    name: "filters",
    test: /\/client\/(search\/use-filter|stars\/(NoStarYet|run-in-worker)|charts\/(Disclosure|scales|use-width))|\/domain\/journal\/filter(-parts|-url)?\.ts|\/domain\/trackers\/(value-text|compared-days|day-values)|\/domain\/letters\/(period|letter-address)/,
    minShareCount: 2,
  },
  // The address of a comparison, to which many pages lead, and the marks of its sides.
  {
    name: "comparison-links",
    test: /\/client\/stars\/(SideMark|CompareIcon)|\/domain\/comparison\/(address|comparison-url|named-times|side-colors|suggested)\.ts/,
    minShareCount: 2,
  },
  { name: "search-words", test: /\/domain\/journal\/(fold|search)\.ts/, minShareCount: 2 },
  // What forms and panels show of stars and tags, and pages without them do not.
  {
    name: "star-pictures",
    test: /\/client\/stars\/(StarPicture|SkyLegend)|\/journal\/pixels/,
    minShareCount: 2,
  },
  {
    name: "choices",
    test: /\/domain\/(records\/tag\/(find|starter)-tags|quick-moments|journal\/chosen-feelings)|own-feelings\/pad\.ts/,
    minShareCount: 2,
  },
  { name: "account-forms", test: accountForms, minShareCount: 2 },
  { name: "journal-parts", test: starParts, minShareCount: 2 },
  // The journal, and home when the URL has a filter or a star is read.
  {
    name: "search",
    test: /\/client\/search\/|\/domain\/(journal\/(filter|search|fold)|languages\/date-words)/,
    minShareCount: 2,
  },
  { name: "compared-days", test: /\/domain\/comparison\//, minShareCount: 2 },
  { name: "copy", test: /\/client\/(stored\/(browser-copy|database|keep-|packed-|parts)|stars\/keep-copy)/ },
  {
    name: "outbox",
    test: /\/client\/outbox\/(browser-outbox|(star|tag|constellation|comparison|feeling|tracker)-changes)\.ts$/,
  },
  { name: "home", test: /\/client\/home\/HomePage\.tsx$/ },
  // The page that compares moves handles by the same keys as the sky, which it does not need.
  { name: "time-window", test: /\/domain\/sky-time\/time-window/, minShareCount: 2 },
  // The sky is without the camera, which home needs for its first dots.
  {
    name: "sky",
    test: /\/client\/sky\/(SkyMap\.tsx$|scene\/(?!camera|canvas2d|lights|model\/(place-fig|glow-rings)))|\/domain\/sky-time\/(?!mood-curve|playing)/,
  },
  // The panels of times and of layouts open at a press, or by an address.
  { name: "sky-strip", test: /\/client\/sky\/SkyStrip|\/domain\/sky-time\// },
  // What draws figures, and the bar of what stands out, without the form that names stars: home shows the first two, and
  // few visits need the third.
  { name: "figures", test: /\/sky\/(constellations\/ShownC|ShownInSky|scene\/model\/place-figures)/ },
  // The sky of a comparison and pictures of it.
  { name: "sky-lights", test: /\/sky\/scene\/lights\//, minShareCount: 2 },
  { name: "constellations", test: /\/client\/constellations\/(Name|Fig)/ },
  // The check-in, the pages of trackers, and others that show what was measured.
  { name: "measured", test: /\/domain\/(trackers\/|check-in\/(typed|step)-value)/, minShareCount: 2 },
  { name: "readings", test: /\/client\/(readings|check-in)\/|\/domain\/check-in\//, minShareCount: 2 },
  { name: "charts", test: /\/client\/charts\//, minShareCount: 2 },
  { name: "own-feelings", test: /\/client\/own-feelings\// },
  // What people can copy, and questions before something is done, which many pages have.
  {
    name: "questions",
    test: /\/client\/(ui\/Copy|doors\/(LoadedList|SureDialog|Way\.|failure-text|unless-gone))/,
    minShareCount: 2,
  },
  // New passkeys and codes, on the pages of invitations and in Account Settings.
  {
    name: "codes",
    test: /\/client\/doors\/(Codes|codes-file|new-passkey|explain-passkey)/,
    minShareCount: 2,
  },
  { name: "qr-code", test: /\/client\/ui\/QrCode|node_modules\/qr\//, minShareCount: 2 },
  { name: "webauthn", test: /\/client\/doors\/webauthn/, minShareCount: 2 },
  // What Account Settings and Your Data say of sealed words, and what lists need to show those that are opened.
  { name: "sealed-lead", test: /\/client\/sealed\/SealedWordsLead/, minShareCount: 2 },
  { name: "use-opened", test: /\/client\/sealed\/use-opened/, minShareCount: 2 },
  // What seals and opens words, which only universes with sealed words need.
  { name: "sealing", test: /\/client\/sealed\/|\/domain\/sealed\//, minShareCount: 2 },
  { name: "own-data", test: /\/client\/your-data\/|\/domain\/(formats|imports|restore)/, minShareCount: 2 },
  {
    name: "sky-panels",
    test: /\/client\/sky\/(ControlsPanel|selection\/SelectionBar|list\/StarList|card\/StarReader|filter\/FilteredSky)\.tsx$/,
  },
  // The line on home, its switch, and the page of letters.
  {
    name: "letter-line",
    test: /\/client\/letters\/(letter-line\.ts|LetterLineSwitch|opened-letter)/,
    minShareCount: 2,
  },
  { name: "app-lock", test: /\/client\/app-lock\// },
  { name: "home-panels", test: /\/client\/(home|settings|avatar|music)\// },
  // What the forms of stars say of what is missing or failed.
  { name: "star-form-words", test: /\/client\/add-mood\/(read-when|explain-failure)/, minShareCount: 2 },
  { name: "star-form", test: /\/client\/add-mood\/(AddMoodForm|AddMoodDialog|EditStarDialog|use-tags)/ },
  { name: "journal", test: /\/client\/journal\/JournalPage\.tsx$/ },
  {
    name: "journal-views",
    test: /\/client\/(journal\/(calendar\/(Month|Year)View|tags\/TagsView|feelings\/FeelingsView|constellations\/ConstellationsView|bin\/BinContent)|search\/FilterPanel)\.tsx$/,
  },
  { name: "reminders", test: /\/client\/reminders\/|\/domain\/reminders\// },
  { name: "by-mail", test: /\/client\/sign-in\/(Migrate|VerifyEmail|StopReminders)Page/ },
  // The pages of both kinds of invitations; those of links have none of it.
  { name: "new-way-in", test: /\/client\/sign-in\/ways-back\/(NewWayIn|invited)/, minShareCount: 2 },
  { name: "ways-back", test: waysBack, minShareCount: 2 },
  { name: "accounts", test: /\/client\/account\/(?!second-factor)/ },
  { name: "exercises", test: /\/wellness\/(exercises|mindful|practice)\//, minShareCount: 2 },
  { name: "quiz", test: /\/client\/wellness\/(ActivitiesPage|GamePage|quiz\/)/ },
];

/** The groups of the client's files, in the order in which they take modules. */
export const fileGroups = [framework, data, start, texts, ...lazyGroups];
