import { useSearch } from "wouter";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";

/** After the deletion of a universe. `until` is when a closed one is removed. */
export function FarewellPage() {
  usePageTitle("Farewell");
  const until = momentOf(new URLSearchParams(useSearch()).get("until"));
  return (
    <VisitorPage tagline="Farewell, and thank you">
      <section className="flex flex-col gap-4">
        <h2 className="font-display text-title">
          {until ? "Your universe is closed" : "Your universe is deleted"}
        </h2>
        {until ? (
          <p>
            It will be removed on <time dateTime={until.toISOString()}>{dateText(until)}</time>. Until then,
            opening it by its name offers to keep it. This browser has forgotten it already.
          </p>
        ) : (
          <p>
            Every star, note and answer is gone from the server, and this browser has forgotten what it held
            of them.
          </p>
        )}
        <p className="text-quiet">
          If you saved a file, it is in your downloads, and can bring everything back one day. Take good care
          of yourself.
        </p>
        <Button asChild className="sm:self-start">
          <a href="/login">To the first page</a>
        </Button>
      </section>
    </VisitorPage>
  );
}

function momentOf(text: string | null): Date | null {
  const moment = new Date(text ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const dateText = (moment: Date) => moment.toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
