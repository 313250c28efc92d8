import { responseMeanings, type TriggerResponse } from "#domain/wellness/exercises/triggers.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a chosen response is called, and what it tends to lead to. */
export function ResponseMeaning({ response: { type } }: { response: TriggerResponse }) {
  const { name, tendency } = responseMeanings[type];
  return (
    <>
      <p>
        <strong className="font-medium">{capital(type)}</strong>: {name}
      </p>
      <p className="text-quiet text-pretty">{tendency}</p>
    </>
  );
}
