/** Error pages: each says what happened, what is kept, and what to do. */

import { Link } from "wouter";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { TryAgain } from "./TryAgain.tsx";

type Session = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** It is unknown whether a user is signed in. */
export function UnreachablePage({ session }: { session: Session }) {
  return (
    <Message title="Your universe is out of reach">
      <p role="alert" className="text-quiet">
        {session.error?.message}. Nothing is lost: your stars are kept on the server. Check your connection,
        then try again.
      </p>
      <TryAgain isTrying={session.isFetching} onTry={session.refetch} />
    </Message>
  );
}

export function BrokenPage() {
  return (
    <Message title="This page stopped working">
      <p role="alert" className="text-quiet">
        Your stars are safe. Loading the page again usually helps.
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        Load again
      </Button>
    </Message>
  );
}

/** Replaces the settings after the session has ended. */
export function SettingsClosedPage() {
  return (
    <Message title="Account settings">
      <p role="alert" className="text-quiet">
        Please log in to access account settings.
      </p>
      <Button asChild variant="primary">
        <Link href="/login">Log in</Link>
      </Button>
    </Message>
  );
}
