import { type ComponentType, useEffect, useState } from "react";
import { lazyCode } from "../../loading/lazy-code.ts";

type Props = {
  password: string;
  /** What others know of the person: their name, that of their universe, their address. Empty ones do not count. */
  personal: readonly string[];
};

const meter = lazyCode(async () => (await import("./StrengthMeter.tsx")).StrengthMeter);

/** The strength of a new password, below its field: fetched when something is typed there. Without its code, the form works as well. */
export function PasswordStrength({ password, personal }: Props) {
  const [Meter, setMeter] = useState<ComponentType<Props> | null>(() => meter.loaded);
  const isUsed = password !== "";
  useEffect(() => {
    if (!isUsed || Meter) return;
    meter.load().then(
      (loaded) => setMeter(() => loaded),
      () => {},
    );
  }, [isUsed, Meter]);
  return isUsed && Meter && <Meter password={password} personal={personal} />;
}
