/** The crisis lines of a server whose operator has set none, in the reader's language, those of their country first. */

import { support } from "./languages/en/support.ts";
import { listed } from "./languages/lists.ts";
import type { Text } from "./languages/text.ts";
import type { Translator } from "./languages/translator.ts";
import type { SupportLines } from "./support-lines.ts";

type Service = {
  /** ISO 3166 codes of the countries that it is for. */
  readonly countries: readonly string[];
  readonly name: string;
  readonly number: string;
  readonly canText?: true;
  readonly note?: Text;
};

/** The services themselves, or their governments, publish these numbers. */
const services: readonly Service[] = [
  {
    ...{ countries: ["US", "CA"], name: "988 Lifeline", number: "988" },
    ...{ canText: true, note: support.dayAndNight },
  },
  { countries: ["GB", "IE"], name: "Samaritans", number: "116 123", note: support.anyPhone },
  { countries: ["AU"], name: "Lifeline", number: "13 11 14", note: support.dayAndNight },
  { countries: ["DE"], name: "TelefonSeelsorge", number: "0800 111 0 111", note: support.dayAndNight },
  { countries: ["AT"], name: "TelefonSeelsorge", number: "142", note: support.dayAndNight },
  { countries: ["CH"], name: "Tel 143", number: "143", note: support.dayAndNight },
  { countries: ["FR"], name: "3114", number: "3114", note: support.dayAndNight },
  { countries: ["ES"], name: "Línea 024", number: "024", note: support.dayAndNight },
  { countries: ["BR"], name: "CVV", number: "188", note: support.dayAndNight },
  { countries: ["IT"], name: "Telefono Amico Italia", number: "02 2327 2327" },
  { countries: ["PL"], name: "Kryzysowy Telefon Zaufania", number: "116 123" },
  { countries: ["JP"], name: "よりそいホットライン", number: "0120-279-338", note: support.dayAndNight },
  { countries: ["CN"], name: "全国统一心理援助热线", number: "12356" },
];

const anywhere = (t: Translator): SupportLines[number] => ({
  region: t(support.anywhere),
  lines: [
    {
      name: "Find A Helpline",
      contact: "findahelpline.com",
      address: "https://findahelpline.com",
      note: t(support.findAHelpline),
    },
    {
      name: "Befrienders Worldwide",
      contact: "befrienders.org",
      address: "https://befrienders.org",
      note: t(support.befrienders),
    },
    {
      name: t(support.emergency),
      contact: t(support.emergencyNumber),
      address: "tel:112",
      note: t(support.emergencyNote),
    },
  ],
});

function regionOf(t: Translator, { countries, name, number, canText, note }: Service): SupportLines[number] {
  const names = new Intl.DisplayNames(t.locale, { type: "region" });
  return {
    region: listed(
      t,
      countries.map((country) => names.of(country) ?? country),
    ),
    lines: [
      {
        name,
        contact: canText ? t(support.callOrText, { number }) : number,
        address: `tel:${number.replace(/\D/g, "")}`,
        ...(note && { note: t(note) }),
      },
    ],
  };
}

/** `country` is an ISO 3166 code, null where it is unknown. */
export function defaultSupportLines(t: Translator, country: string | null): SupportLines {
  const isNear = ({ countries }: Service) => country !== null && countries.includes(country);
  const near = services.filter(isNear);
  const others = services.filter((service) => !isNear(service));
  return [...near.map((one) => regionOf(t, one)), anywhere(t), ...others.map((one) => regionOf(t, one))];
}

/** The time zones of the countries above: where a device is says more than the region of its language. */
const zones: Readonly<Record<string, RegExp>> = {
  US: /^America\/(New_York|Detroit|Kentucky\/.*|Indiana\/.*|Chicago|Menominee|North_Dakota\/.*|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Yakutat|Nome|Adak)$|^Pacific\/Honolulu$|^US\//,
  CA: /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Moncton|Regina|Whitehorse|Iqaluit|Montreal)$|^Canada\//,
  GB: /^Europe\/(London|Belfast)$/,
  IE: /^Europe\/Dublin$/,
  AU: /^Australia\//,
  DE: /^Europe\/(Berlin|Busingen)$/,
  AT: /^Europe\/Vienna$/,
  CH: /^Europe\/Zurich$/,
  FR: /^Europe\/Paris$/,
  ES: /^Europe\/Madrid$|^Atlantic\/Canary$|^Africa\/Ceuta$/,
  BR: /^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Maceio|Belem|Araguaina|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Boa_Vista|Rio_Branco|Santarem|Eirunepe|Noronha)$/,
  IT: /^Europe\/Rome$/,
  PL: /^Europe\/Warsaw$/,
  JP: /^Asia\/Tokyo$/,
  CN: /^Asia\/(Shanghai|Urumqi)$/,
};

/**
 * The country of a reader: by the time zone of their device, or else by the first of their languages that names a region.
 * Null where neither says it.
 */
export function countryOf(timeZone: string | undefined, tags: readonly string[]): string | null {
  const [country] = Object.entries(zones).find(([, zone]) => zone.test(timeZone ?? "")) ?? [];
  if (country) return country;
  // A tag of a continent or of the world, such as "es-419", names no country.
  const regions = tags.map((tag) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase());
  return regions.find((region) => region !== undefined) ?? null;
}
