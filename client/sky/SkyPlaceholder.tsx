/** Stands where the sky will be drawn. */
export function SkyPlaceholder() {
  return (
    <div className="grid size-full place-items-center">
      <div aria-hidden="true" className="size-24 animate-breathe rounded-full border border-line" />
    </div>
  );
}
