/** What a person can do with stars besides looking at them. */
const lines = [
  ["Open", ", beside a selected star, shows all that it says, with the stars before and after it."],
  ["Tags", " of the selected star circle it as moons. Choose one to join all stars that have it."],
  [
    "Constellations",
    " are several stars that you name together: choose them, then Name. Your journal lists them, and shows each in your sky.",
  ],
  ["Time", ", below your sky, goes back to an earlier day, and plays on from there."],
  [
    "Views of your sky",
    " move the same stars into a calendar, a clock, streams or clusters. Sky brings them back.",
  ],
  [
    "Keep Your Sky",
    ", in the settings, makes a poster, a film or a card of your sky, to print, to watch or to send. None of them shows your notes.",
  ],
  ["When", ", in Add Mood, is for a feeling of earlier today, or of any other day."],
  [
    "Correct and Remove",
    " are in the open star and in the journal. Undo brings a star back for ten seconds, and the bin for 30 days.",
  ],
  ["The journal", " shows your days, months and years. What you search there also stands out in the sky."],
  [
    "Insights",
    " say what your stars show and what they cannot show, each with its counts, and write a letter about a week, a month or a year.",
  ],
  ["Your data", ", in the settings, takes everything with you and brings a journal along from elsewhere."],
] as const;

export const YourStars = () => (
  <section aria-label="Your stars" className="surface p-4 shadow-none">
    <h2 className="font-display text-title">Your stars</h2>
    <ul className="mt-2 flex max-w-lg flex-col gap-1.5 text-quiet text-small">
      {lines.map(([subject, rest]) => (
        <li key={subject} className="text-pretty">
          <span className="font-medium text-ink">{subject}</span>
          {rest}
        </li>
      ))}
    </ul>
  </section>
);
