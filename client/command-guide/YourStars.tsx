import { guide } from "#domain/languages/en/guide.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";

const { title: _, ...lines } = guide.stars;

/** What a person can do with stars besides looking at them. */
export function YourStars() {
  const t = useTranslator();
  return (
    <section aria-label={t(guide.stars.title)} className="surface p-4 shadow-none">
      <h2 className="font-display text-title">{t(guide.stars.title)}</h2>
      <ul className="mt-2 flex max-w-lg flex-col gap-1.5 text-quiet text-small">
        {Object.values(lines).map((line) => (
          <li key={line.id} className="text-pretty">
            <RichText
              text={line}
              tags={{ b: (content) => <span className="font-medium text-ink">{content}</span> }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
