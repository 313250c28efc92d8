import { useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { makeKit } from "../sealed/crypto/keys.ts";
import { SentenceStep } from "./SentenceStep.tsx";
import { KitStep, PassphraseStep, TypeBackStep } from "./Steps.tsx";

type Props = {
  user: User;
  /** The password of the account, where the person has typed it. */
  password: string | null;
  onCancel: () => void;
  /** Another tab or device has begun meanwhile, with another key. */
  onOvertaken: () => void;
};

type At = "passphrase" | "kit" | "type back" | "sentence";

const steps = 4;

/** Leads from a passphrase to the beginning. What the person chooses is in this page alone, and goes with it. */
export function SealFlow({ user, password, onCancel, onOvertaken }: Props) {
  const [at, setAt] = useState<At>("passphrase");
  const [passphrase, setPassphrase] = useState("");
  const [kit] = useState(makeKit);
  switch (at) {
    case "passphrase":
      return (
        <PassphraseStep
          {...{ user, password, onCancel, steps, step: 1 }}
          onChosen={(chosen) => {
            setPassphrase(chosen);
            setAt("kit");
          }}
        />
      );
    case "kit":
      return (
        <KitStep
          {...{ universeName: user.universeName, kit, steps, step: 2 }}
          onBack={() => setAt("passphrase")}
          onKept={() => setAt("type back")}
        />
      );
    case "type back":
      return (
        <TypeBackStep
          {...{ kit, steps, step: 3 }}
          onBack={() => setAt("kit")}
          onTyped={() => setAt("sentence")}
        />
      );
    case "sentence":
      return (
        <SentenceStep
          {...{ user, passphrase, kit, steps, step: 4, onOvertaken }}
          onBack={() => setAt("kit")}
        />
      );
  }
}
