import { Sparkles } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../ui/Button.tsx";

export function ActivitiesLink() {
  return (
    <Button asChild variant="quiet" className="justify-start!">
      <Link href="/wellness-games">
        <Sparkles aria-hidden="true" />
        Activities
      </Link>
    </Button>
  );
}
