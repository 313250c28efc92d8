import fc from "fast-check";
import { expect, it } from "vitest";
import { english } from "../testing/english.ts";
import { countryOf, defaultSupportLines } from "./default-support-lines.ts";
import { makeTranslator } from "./languages/translator.ts";
import { supportLinesSchema } from "./support-lines.ts";

const regionsFor = (country: string | null) =>
  defaultSupportLines(english, country).map(({ region }) => region);

it("follow the schema of an operator's lines", () => {
  const lines = defaultSupportLines(english, null);
  expect(supportLinesSchema.parse(lines)).toEqual(lines);
});

it("begin anywhere, or in the country of the reader, and are the same for all", () => {
  expect(regionsFor(null).slice(0, 4)).toEqual([
    ...["Anywhere", "United States and Canada", "United Kingdom and Ireland", "Australia"],
  ]);
  expect(regionsFor("IE").slice(0, 2)).toEqual(["United Kingdom and Ireland", "Anywhere"]);
  expect(regionsFor("NZ")).toEqual(regionsFor(null));
  for (const country of ["DE", "JP", "US"])
    expect([...regionsFor(country)].sort()).toEqual([...regionsFor(null)].sort());
});

it("name countries in the reader's language, and services by their own names", () => {
  const t = makeTranslator({ language: "de", locale: "de-AT" }, new Map([["support.anywhere", "Überall"]]));
  const [austria, anywhere] = defaultSupportLines(t, "AT");
  expect([austria?.region, anywhere?.region]).toEqual(["Österreich", "Überall"]);
  expect(austria?.lines[0]).toMatchObject({ name: "TelefonSeelsorge", contact: "142", address: "tel:142" });
});

it("a tap calls the number that is shown", () => {
  for (const { lines } of defaultSupportLines(english, null).slice(1))
    for (const { contact, address } of lines) expect(address).toBe(`tel:${contact.replace(/\D/g, "")}`);
});

it.each([
  ["Europe/Vienna", ["de-DE"], "AT"],
  ["America/Sao_Paulo", ["en-US"], "BR"],
  ["Australia/Hobart", [], "AU"],
  ["Pacific/Auckland", ["en-NZ", "en-US"], "NZ"],
  ["Asia/Kolkata", ["hi", "en-IN"], "IN"],
  ["UTC", ["zh-Hans-CN"], "CN"],
  ["UTC", ["es-419"], null],
  [undefined, ["de"], null],
])("a device in %s that speaks %j is in %s", (timeZone, tags, country) => {
  expect(countryOf(timeZone, tags)).toBe(country);
});

it("any tags and time zones have a country or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (timeZone, tags) => {
      expect(countryOf(timeZone, tags) ?? "XX").toMatch(/^[A-Z]{2}$/);
    }),
  );
});
