/** What the server said about the whole form. */
export function FormNotice({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <p className="rounded-control border border-danger px-3 py-2 text-danger">{children}</p>}
    </div>
  );
}
