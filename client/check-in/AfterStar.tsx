import { ListChecks, X } from "lucide-react";
import { Link } from "wouter";
import { trackersWithStar } from "#domain/check-in/due.ts";
import { checkIn } from "#domain/languages/en/check-in.ts";
import { useTranslator } from "../languages/language.ts";
import { useCheckInAddress } from "../navigation/check-in-address.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { setStarMade } from "../stars/star-made.ts";
import { Button } from "../ui/Button.tsx";
import { wallClockNow } from "./wall-clock.ts";

/** One quiet row after a star of now, with what a person measures with their stars. It stays until they have chosen. */
export function AfterStar({ className }: { className: string }) {
  const t = useTranslator();
  const { trackers, readings } = useOwnUniverse();
  const address = useCheckInAddress("with-star");
  const offered = trackersWithStar(trackers, readings, wallClockNow());
  if (offered.length === 0) return null;
  const list = new Intl.ListFormat(t.locale, { type: "unit" });
  const names = list.format(offered.map(({ name }) => `\u2068${name}\u2069`));
  const leave = () => setStarMade(false);
  return (
    <section aria-label={t(checkIn.withStar.title)} className={className}>
      <Button
        asChild
        variant="quiet"
        className="min-w-0 shrink! grow justify-start! pe-0! font-normal text-small"
      >
        <Link href={address} replace aria-haspopup="dialog" onClick={leave}>
          <ListChecks aria-hidden="true" />
          <span className="line-clamp-2 min-w-0 text-start wrap-anywhere">
            {t(checkIn.withStar.offer, { names })}
          </span>
        </Link>
      </Button>
      <Button variant="quiet" shape="icon" tip={t(checkIn.withStar.notNow)} onClick={leave}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
