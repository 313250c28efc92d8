import { keyInReadingOrder } from "./arrow-keys.ts";

/**
 * Goes to the radio button that the left or right arrow points at where text runs from right to left. There, browsers go
 * to the one on the other side.
 */
export function moveByRadioKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const forward = keyInReadingOrder(key);
  if (forward === key || event.defaultPrevented || hasModifier(event) || !isRadio(target)) return;
  const group = [...document.querySelectorAll("input")].filter(
    (one) => isRadio(one) && one.name === target.name && one.form === target.form && !one.disabled,
  );
  const step = forward === "ArrowRight" ? 1 : -1;
  const next = group[(group.indexOf(target) + step + group.length) % group.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "radio";

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
