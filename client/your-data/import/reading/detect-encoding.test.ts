import { describe, expect, it } from "vitest";
import { encodeAs } from "../../../../testing/encoded-text.ts";
import { encodingsFor } from "../encodings.ts";
import { nothingAsked } from "../messages.ts";
import { likelyEncodings, telltaleLines } from "./detect-encoding.ts";
import { readFile } from "./read-file.ts";

/** Three notes and three moods of a person, as their spreadsheet saves them. */
const people: readonly (readonly [encoding: string, language: string, ...words: string[]])[] = [
  [
    "gbk",
    "zh-Hans",
    "今天和朋友去公园散步，天气很好",
    "工作太多了，晚上没有睡好",
    "早上喝了一杯茶",
    "开心",
    "难过",
    "一般",
  ],
  [
    "big5",
    "zh-Hant",
    "今天和朋友去公園散步，天氣很好",
    "工作太多了，晚上沒有睡好",
    "早上喝了一杯茶",
    "開心",
    "難過",
    "普通",
  ],
  [
    "shift_jis",
    "ja",
    "パパと動物園に行った",
    "家で本を読んだ",
    "仕事が忙しくて疲れた",
    "最高",
    "良い",
    "悪い",
  ],
  ["euc-jp", "ja", "パパと動物園に行った", "家で本を読んだ", "仕事が忙しくて疲れた", "最高", "良い", "悪い"],
  ["euc-kr", "ko", "친구와 공원을 산책했다", "잠을 못 잤다", "아침에 차를 마셨다", "좋음", "나쁨", "보통"],
  [
    "windows-1250",
    "pl",
    "Dziś poszłam z przyjaciółmi do parku",
    "Za dużo pracy, źle spałam",
    "Wypiłam herbatę",
    "świetnie",
    "źle",
    "średnio",
  ],
  [
    "windows-1250",
    "cs",
    "Dnes jsem šel s přáteli do parku, bylo krásně",
    "Příliš mnoho práce",
    "Vypil jsem čaj",
    "dobře",
    "špatně",
    "průměrně",
  ],
  [
    "windows-1250",
    "hu",
    "Ma a barátaimmal sétáltam",
    "Túl sok munka, rosszul aludtam",
    "Teát ittam és könyvet olvastam",
    "jó",
    "rossz",
    "kedvű hűvös",
  ],
  [
    "windows-1251",
    "ru",
    "Сегодня гулял с друзьями в парке",
    "Слишком много работы",
    "Утром выпил чаю",
    "хорошо",
    "плохо",
    "так себе",
  ],
  [
    "windows-1251",
    "uk",
    "Сьогодні гуляв із друзями в парку",
    "Забагато роботи",
    "Вранці випив чаю",
    "добре",
    "погано",
    "їжа",
  ],
  [
    "koi8-r",
    "ru",
    "Сегодня гулял с друзьями в парке",
    "Слишком много работы",
    "Утром выпил чаю",
    "хорошо",
    "плохо",
    "так себе",
  ],
  [
    "windows-1252",
    "de",
    "Heute war ich im Park, schönes Wetter",
    "Schlecht geschlafen, müde",
    "Über Bücher gesprochen",
    "gut",
    "übel",
    "grün",
  ],
  [
    "windows-1252",
    "fr",
    "Promenade avec des amis, très beau temps",
    "J'ai mal dormi, fatigué",
    "J'ai lu à la fenêtre",
    "bien",
    "énervé",
    "ça va",
  ],
  [
    "windows-1252",
    "es",
    "Hoy paseé con amigos, mañana más",
    "Dormí mal",
    "Por la mañana bebí té",
    "bien",
    "mal",
    "año",
  ],
  [
    "windows-1252",
    "pt-BR",
    "Que manhã boa, não choveu",
    "Dormi mal, coração",
    "De manhã bebi chá",
    "bom",
    "mau",
    "não sei",
  ],
  [
    "windows-1253",
    "el",
    "Σήμερα πήγα στο πάρκο με φίλους",
    "Κοιμήθηκα άσχημα",
    "Το πρωί ήπια τσάι",
    "καλά",
    "άσχημα",
    "έτσι",
  ],
  [
    "windows-1254",
    "tr",
    "Bugün arkadaşlarımla yürüdüm, hava çok güzeldi",
    "Kötü uyudum",
    "Sabah çay içtim",
    "iyi",
    "kötü",
    "ığdır",
  ],
  ["windows-1255", "he", "היום טיילתי עם חברים בפארק", "ישנתי רע", "בבוקר שתיתי תה", "טוב", "רע", "ככה"],
  [
    "windows-1256",
    "ar",
    "ذهبت اليوم مع أصدقائي إلى الحديقة",
    "عمل كثير جدا",
    "شربت الشاي صباحا",
    "جيد",
    "سيئ",
    "عادي",
  ],
  ["windows-874", "th", "วันนี้ไปเดินเล่นกับเพื่อน", "งานเยอะมาก นอนไม่หลับ", "ตอนเช้าดื่มชา", "ดี", "แย่", "พอใช้"],
];

/** Where one note tells too little: the person sees it and chooses. */
const shortest = { cs: true, hu: true, th: true };

const csvOf = (rows: number, [one = "", two = "", three = "", ...moods]: readonly string[]) =>
  [
    "full_date,date,weekday,time,mood,activities,note_title,note",
    ...Array.from({ length: rows }, (_, at) => {
      const day = `2026-02-${String((at % 28) + 1).padStart(2, "0")}`;
      return `${day},,,16:04,${moods[at % 3]},${moods[(at + 1) % 3]},,"${[one, two, three][at % 3]}"`;
    }),
    "",
  ].join("\n");

describe.each(people)("a file in %s from a person who speaks %s", (encoding, language, ...words) => {
  it.each([1, 3, 30].slice(language in shortest ? 1 : 0))(
    "is asked for, with its own letters as the first choice, with %d notes",
    async (rows) => {
      const text = csvOf(rows, words);
      const file = new File([encodeAs(encoding, text)], "daylio.csv");
      const contents = await readFile(file, nothingAsked, () => {});
      if (contents.kind !== "letters") throw new Error("Nothing was asked.");
      const [first = ""] = encodingsFor(contents.likely, language);
      expect(new TextDecoder(first).decode(await file.arrayBuffer())).toBe(text);
      const answered = await readFile(file, { ...nothingAsked, encoding: first }, () => {});
      if (answered.kind !== "read" || !answered.reading.ok) throw new Error("The file was not read.");
      expect(answered.reading.journal.entries).toHaveLength(rows);
      expect(answered.reading.journal.entries[0]?.note).toBe(words[0]);
      expect(answered.reading.journal.problems).toEqual([]);
    },
  );
});

it("offers every encoding that a browser reads by this name, each once", () => {
  const offered = encodingsFor([{ encoding: "windows-1252", score: 40 }], "pl");
  expect(offered[0]).toBe("windows-1252");
  expect(new Set(offered).size).toBe(offered.length);
  for (const encoding of offered) expect(new TextDecoder(encoding).encoding).toBe(encoding);
});

it("offers an encoding of the reader's language first if it is nearly as likely", () => {
  const likely = [
    { encoding: "windows-1252", score: 40 },
    { encoding: "windows-1250", score: 35 },
  ];
  expect(encodingsFor(likely, "pl")[0]).toBe("windows-1250");
  expect(encodingsFor(likely, "de")[0]).toBe("windows-1252");
});

it("shows lines with letters to judge by, from far down, and of a long one the part with letters", () => {
  const text = `${"2026-02-08,good\n".repeat(500)}2026-02-09,${"a".repeat(400)}źle\nświetnie\n`;
  const lines = telltaleLines(encodeAs("windows-1250", text));
  const shown = lines.map((line) => new TextDecoder("windows-1250").decode(line));
  expect(shown.map((line) => line.length < 200)).toEqual([true, true]);
  expect(shown[0]).toContain("źle");
  expect(shown[1]).toBe("świetnie");
});

it("counts what the chosen encoding does not have, instead of dropping it in silence", async () => {
  const bytes = encodeAs("windows-1250", csvOf(3, ["źle", "źle", "źle", "a", "b", "c"]));
  const contents = await readFile(
    new File([bytes], "a.csv"),
    { ...nothingAsked, encoding: "utf-8" },
    () => {},
  );
  if (contents.kind !== "read" || !contents.reading.ok) throw new Error("The file was not read.");
  expect(contents.reading.journal.problems).toMatchObject([
    { code: "other-encoding", remark: { name: "brokenLetters", params: { count: 3 } } },
  ]);
});

it("offers UTF-8 first for a text in it that was cut within a letter, or is damaged in places", () => {
  const bytes = new TextEncoder().encode(csvOf(3, ["schön", "größer", "übel", "a", "b", "für"]));
  const cut = bytes.slice(0, bytes.lastIndexOf(0xc3) + 1);
  const damaged = bytes.with(bytes.indexOf(0xc3), 0x20);
  for (const broken of [cut, damaged, new TextEncoder().encode("schön schö").slice(0, -1)])
    expect(encodingsFor(likelyEncodings(broken), "de")[0]).toBe("utf-8");
});

it("asks nothing of a text in Unicode", async () => {
  const text = csvOf(3, people[0]?.slice(2) ?? []);
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((one) => [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8]),
  ]);
  for (const content of [text, `\ufeff${text}`, utf16])
    expect((await readFile(new File([content], "a.csv"), nothingAsked, () => {})).kind).toBe("read");
  expect(likelyEncodings(new TextEncoder().encode(text))[0]?.encoding).toBe("utf-8");
});
