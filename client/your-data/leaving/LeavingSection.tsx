import { Trash2 } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";

/** The way to the deletion of the universe. */
export function LeavingSection() {
  return (
    <section aria-labelledby="leaving-title" className="surface flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="leaving-title" className="font-display text-title">
        Leave
      </h2>
      <p className="max-w-prose text-pretty text-quiet">
        You can delete your universe yourself, with everything in it. The next page says what that means
        before anything happens.
      </p>
      <Button asChild>
        <Link href="/your-data/delete">
          <Trash2 aria-hidden="true" />
          Delete my universe
        </Link>
      </Button>
    </section>
  );
}
