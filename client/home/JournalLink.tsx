import { BookOpen } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../ui/Button.tsx";

export function JournalLink() {
  return (
    <Button asChild variant="quiet" className="justify-start!">
      <Link href="/journal">
        <BookOpen aria-hidden="true" />
        Journal
      </Link>
    </Button>
  );
}
