import { mindful } from "#domain/languages/en/mindful.ts";
import { responseMeanings, type TriggerResponse } from "#domain/wellness/exercises/triggers.ts";
import { useTranslator } from "../../../languages/language.ts";
import { RichText } from "../../../languages/RichText.tsx";

/** What a chosen response is called, and what it tends to lead to. */
export function ResponseMeaning({ response: { type } }: { response: TriggerResponse }) {
  const t = useTranslator();
  const { kind, name, tendency } = responseMeanings[type];
  return (
    <>
      <p>
        <RichText
          text={mindful.trigger.meaning}
          tags={{ strong: (content) => <strong className="font-medium">{content}</strong> }}
          params={{ kind: t(kind), name: t(name) }}
        />
      </p>
      <p className="text-quiet text-pretty">{t(tendency)}</p>
    </>
  );
}
