/** A file of another journal for tests that import one, in a browser and without. */

/** A Daylio table with a row for each of `moods`, one a day. */
export const daylioFile = (moods: readonly string[], activities = "walk | friends", note = "A day.") =>
  new File(
    [
      "full_date,date,weekday,time,mood,activities,note_title,note\n",
      ...moods.map((mood, at) => {
        const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
        return `${date},January 1,Monday,21:30,${mood},"${activities}",,"${note}"\n`;
      }),
    ],
    "daylio.csv",
  );
