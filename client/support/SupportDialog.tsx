import { countryOf, defaultSupportLines } from "#domain/default-support-lines.ts";
import { common } from "#domain/languages/en/common.ts";
import { guide } from "#domain/languages/en/guide.ts";
import type { SupportLines } from "#domain/support-lines.ts";
import { useLockState } from "../app-lock/lock-state.ts";
import { useTranslator } from "../languages/language.ts";
import { storedUserId } from "../session/stored-user.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { BreatheNow } from "./BreatheNow.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  /**
   * Lines of the operator; null until they are loaded, and if there are none: then those of the reader's country come
   * first.
   */
  lines: SupportLines | null;
};

const readersCountry = () =>
  countryOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);

type Line = SupportLines[number]["lines"][number];

/** Crisis lines. Open to everyone, and never triggered by the content of an entry. */
export function SupportDialog({ open, onClose, lines }: Props) {
  const t = useTranslator();
  const { isLocked } = useLockState();
  return (
    <Dialog
      title={t(common.support)}
      subtitle={t(guide.support)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      className="md:w-[34rem]!"
      data-over-curtain=""
    >
      <div className="flex flex-col gap-5 pb-2">
        {/* A visitor has no exercises, and one that begins behind the curtain of the lock is not seen. */}
        {storedUserId() !== null && !isLocked && (
          <BreatheNow onLeave={onClose} className="self-start border border-line" />
        )}
        {(lines ?? defaultSupportLines(t, readersCountry())).map(({ region, lines }) => (
          <section key={region} aria-label={region} className="flex flex-col gap-2">
            <h3 className="text-quiet text-small parent-aligned" dir="auto">
              {region}
            </h3>
            <ul className="flex flex-col gap-2">
              {lines.map((line) => (
                <li key={`${line.name} ${line.contact}`}>
                  <SupportLine {...line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function SupportLine({ name, contact, address, note }: Line) {
  return (
    <div className="rounded-control border border-line px-4 py-2 wrap-anywhere">
      <p className="font-medium parent-aligned" dir="auto">
        {name}
      </p>
      {address ? (
        <Contact address={address}>{contact}</Contact>
      ) : (
        <p className="py-2 text-lead parent-aligned" dir="auto">
          {contact}
        </p>
      )}
      {note && (
        <p className="pb-1 text-quiet text-small" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

/** Web pages open in a new tab, so that the person does not lose their place. */
function Contact({ address, children }: { address: string; children: string }) {
  const isPage = address.startsWith("https:");
  return (
    <a
      href={address}
      dir="auto"
      {...(isPage && { target: "_blank", rel: "noopener noreferrer" })}
      className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-ink text-lead underline underline-offset-4"
    >
      {children}
    </a>
  );
}
