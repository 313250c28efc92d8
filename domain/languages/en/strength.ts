import { texts } from "../text.ts";

/** What makes a new password easy to guess. It is advice: none of it is a reason to refuse the password. */
export const strength = texts("strength", {
  levels: {
    weak: "Easy to guess",
    fair: "Could be stronger",
    good: "Good",
    strong: "Strong",
  },
  advice: {
    common: "Many people use this password, so it is among the first that anyone would try.",
    likeCommon: "It is close to a password that many people use.",
    personal: "It contains your own name or address, which others know.",
    keys: "Keys that lie side by side are easy to guess.",
    repeats: "Repeated letters or words add little.",
    sequence: "Rows such as abc or 6543 are easy to guess.",
    date: "Dates and years are easy to guess.",
    word: "One word or name alone is easy to guess.",
    longer: "A few more words that do not belong together make it much stronger.",
  },
});
