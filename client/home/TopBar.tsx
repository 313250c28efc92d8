import { LogOut, UserRoundCog } from "lucide-react";
import { Link } from "wouter";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { forgetDraft } from "../add-mood/draft-store.ts";
import { storeUserId } from "../stored-user.ts";
import { Button } from "../ui/Button.tsx";

export function TopBar({ user }: { user: User }) {
  return (
    <header className="pointer-events-none relative z-1 flex items-center gap-3 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 md:px-6">
      <h1
        className="min-w-0 grow truncate text-left font-display text-title"
        dir="auto"
        title={user.universeName}
      >
        {user.universeName}
      </h1>
      <Button asChild variant="quiet" shape="icon" className="pointer-events-auto">
        <Link href="/account-settings" aria-label="Account Settings" title="Account Settings">
          <UserRoundCog aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild variant="quiet" className="pointer-events-auto">
        <a href={api.logout.path} onClick={leaveNothing}>
          <LogOut aria-hidden="true" />
          <span className="max-sm:sr-only">Log out</span>
        </a>
      </Button>
    </header>
  );
}

/** The server ends the session; this tab keeps nothing of it either. */
function leaveNothing() {
  storeUserId(null);
  forgetDraft();
}
