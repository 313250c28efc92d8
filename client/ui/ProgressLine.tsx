/** A line that appears after a second, as wide as its container. */
export function ProgressLine({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`absolute inset-x-0 h-0.5 overflow-hidden ${className}`}>
      <div className="h-full w-2/5 animate-progress bg-accent" />
    </div>
  );
}
