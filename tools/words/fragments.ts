/**
 * Finds words of the code that are no whole statement: a comment is clear where it stands if it begins with its subject,
 * or names the thing that it documents. Only what a pattern can be sure of is refused.
 */

const prepositions =
  "Of|In|On|At|For|From|With|Without|By|As|To|Into|Onto|Between|Beside|Beyond|Below|Above|Under|Over|Inside|Outside|Within|Behind|After|Before|During|Until|Since|Through|Against|Among|Across|Round|Along|Like|Unlike|Besides|Except";
const conjunctions = "Because|So that|If|When|Whenever|While|Unless|Although|Once|Whose|Than";
const begins = new RegExp(`^(?:${prepositions}|${conjunctions}|Only (?:${prepositions.toLowerCase()}))\\b`);

/** What follows a comma and cannot be a main clause. */
const noClause =
  /^ (?:(?:also|even|only|just|mostly|and|or|but|not) )*(?:which|who|whose|where|so|because|as|if|when|unless|until|while|than|and|or|not|but|nor|except|also|without|with|from|in|on|at|by|for|of|to|into|between|after|before|like|such|(?!\w*thing)\w+ing|too|likewise|null|oldest|newest)\b/;

const rules: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /^(That|Those) (of|in|on|at|for|from|with|without|which|that|to|by|whose)\b/,
    why: "name what it is",
  },
  {
    pattern: /^(The same\b(?! \w+ (as|in|for|that)\b)|Likewise|Ditto|Similarly|As above)/,
    why: "say it again, because what it points at can move",
  },
  { pattern: /^(It|Its|They|Their|Them|He|She|That is)\b/, why: "name the subject" },
  {
    pattern: /^(And|Or|But|Nor|Also|Not|Otherwise|Hence|Thus|Therefore|Even|Still)\b/,
    why: "begin with the subject, and say what happens",
  },
];

/** Why a comment is no whole statement, or null. The rule for a beginning with a preposition looks at the first sentence. */
export function fragmentIn(comment: string): string | null {
  const broken = rules.find(({ pattern }) => pattern.test(comment));
  if (broken) return broken.why;
  const [sentence = ""] = comment.split(/(?<=[.:;!?])\s/);
  const parts = sentence.split(/,|: | – /).slice(1);
  return begins.test(comment) && parts.every((part) => noClause.test(part))
    ? "begin with the subject: no main clause follows"
    : null;
}

/** Why the name of a test or a group says nothing where it stands, or null. */
export const unclearName = (name: string): string | null =>
  /^(both )?(it|its|they|their|that|those|this|these|he|she)\b(?! (which|who|that)\b)/.test(name) ||
  /^(one|those) (that|whose|which)\b/.test(name) ||
  /^(likewise|also|and|or|but)\b/.test(name)
    ? "name the subject"
    : null;
