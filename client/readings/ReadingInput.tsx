import type { ComponentType } from "react";
import { Dots } from "./Dots.tsx";
import { DurationInput } from "./DurationInput.tsx";
import type { InputProps } from "./input-props.ts";
import { Stepper } from "./Stepper.tsx";
import { YesNo } from "./YesNo.tsx";

const inputs: Readonly<Record<InputProps["tracker"]["kind"], ComponentType<InputProps>>> = {
  scale: Dots,
  number: Stepper,
  count: Stepper,
  duration: DurationInput,
  "yes-no": YesNo,
};

/** The control for a value of a tracker. It is empty without an answer, and an answer can be taken back in it. */
export function ReadingInput(props: InputProps) {
  const Input = inputs[props.tracker.kind];
  return <Input {...props} />;
}
