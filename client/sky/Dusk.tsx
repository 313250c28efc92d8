/** Most stars that a sky at dusk has. */
const starsAtDusk = 15;

/** Far, middle and near hills, in a box of 100 by 20. */
const ridges = [
  "M0 11C12 6 20 9 30 6S48 10 58 7 78 2 100 8V20H0Z",
  "M0 13C10 11 22 14 34 10S60 15 74 11 92 9 100 12V20H0Z",
  "M0 18C14 14 26 17 42 15S70 19 100 14V20H0Z",
];

/** Hills before the last light, behind a sky of few stars. They go as stars come. */
export const Dusk = ({ stars }: { stars: number }) =>
  isAtDusk(stars) && (
    <div aria-hidden="true" className="sky-dusk" style={{ opacity: 1 - stars / starsAtDusk }}>
      <svg aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none">
        {ridges.map((ridge) => (
          <path key={ridge} d={ridge} />
        ))}
      </svg>
    </div>
  );

/** The canvas is then transparent, so that no star is behind a hill. */
export const isAtDusk = (stars: number) => stars < starsAtDusk;
