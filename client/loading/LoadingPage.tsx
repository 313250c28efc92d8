export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="animate-breathe font-display text-lead text-quiet">
        Loading your universe...
      </p>
    </main>
  );
}
