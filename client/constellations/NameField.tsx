import { type RefObject, useRef, useState } from "react";
import { naming } from "#domain/languages/en/naming.ts";
import {
  constellationNameLimit,
  constellationNameSchema,
} from "#domain/records/constellation/constellation.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../languages/language.ts";
import { TextField } from "../ui/TextField.tsx";

/** What a name can be. */
type NameRule = { readonly schema: typeof constellationNameSchema; readonly limit: number };

const nameOfConstellation: NameRule = { schema: constellationNameSchema, limit: constellationNameLimit };

/** The name of a constellation, or of what has another rule, as a person types it. */
export function useName(first: string, { schema, limit }: NameRule = nameOfConstellation) {
  const [name, setName] = useState(first);
  /** The rule that the name breaks. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const type = (next: string) => {
    setName(next);
    setRefusal(null);
  };
  /** The name as it is stored, or null, and then the field says why. */
  const check = (): string | null => {
    const checked = schema.safeParse(name);
    if (checked.success) return checked.data;
    setRefusal(checked.error.issues[0]?.message ?? "");
    input.current?.focus();
    return null;
  };
  return { name, type, refusal, check, input, limit };
}

type Props = Pick<ReturnType<typeof useName>, "name" | "type" | "refusal" | "limit"> & {
  input: RefObject<HTMLInputElement | null>;
  hint?: string;
};

export const NameField = ({ name, type, refusal, limit, input, hint }: Props) => {
  const t = useTranslator();
  return (
    <TextField
      ref={input}
      label={t(naming.name)}
      dir="auto"
      autoComplete="off"
      autoCapitalize="sentences"
      hint={hint}
      value={name}
      onValueChange={type}
      error={refusal === null ? undefined : ruleIn(t, refusal)}
      aside={name.length > limit * 0.75 ? t(naming.nameLength, { length: name.length, limit }) : undefined}
    />
  );
};
