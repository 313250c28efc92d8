import { Link } from "wouter";
import { Button } from "./ui/Button.tsx";
import { Message } from "./ui/Message.tsx";

export function NotFoundPage() {
  return (
    <Message title="404 Page Not Found">
      <p className="text-quiet">There is nothing at this address. Your stars are where you left them.</p>
      <Button asChild variant="primary">
        <Link href="/">Back to your universe</Link>
      </Button>
    </Message>
  );
}
