import { Link } from "wouter";
import { usePageTitle } from "./page-title.ts";
import { Button } from "./ui/Button.tsx";
import { Message } from "./ui/Message.tsx";

export function NotFoundPage() {
  usePageTitle("Page not found");
  return (
    <Message title="404 Page Not Found">
      <p className="text-quiet">There is nothing at this address. Your stars are where you left them.</p>
      <Button asChild variant="primary">
        <Link href="/">Back to your universe</Link>
      </Button>
    </Message>
  );
}
