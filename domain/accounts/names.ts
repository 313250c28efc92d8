/** Names of universes and people: any script and emoji, without invisible characters that make two names look alike. */

import * as z from "zod/mini";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { shortTextSchema } from "../visible-text.ts";

/** UTF-16 units. */
export const nameLength = { min: 2, max: 50 } as const;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const onlyDots = /^\.+$/;

const isNotEmail = (name: string) => !emailShape.test(name.normalize("NFKC"));
const isNotOnlyDots = (name: string) => !onlyDots.test(name.normalize("NFKC"));

export const userNameSchema = shortTextSchema(rulesAccounts.userName, nameLength);

export const universeNameSchema = shortTextSchema(rulesAccounts.universeName, nameLength).check(
  z.refine(isNotEmail, coded("name-like-email", rulesAccounts.universeName.likeEmail)),
  z.refine(isNotOnlyDots, coded("name-of-dots", rulesAccounts.universeName.dots)),
);

/** Returns what a reader sees of a name: its NFKC form, without the invisible characters that it may contain. */
export const visibleText = (name: string) =>
  name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** JavaScript has no case folding of its own (decision 5). */
export const foldCase = (text: string) =>
  text.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();

/**
 * The key by which universe names are unique: trimmed, in NFKC, case-folded, and without the invisible characters
 * that a name may contain, so that two names never differ in those characters alone.
 */
export const universeNameKey = (name: string) => foldCase(visibleText(name));
