import { sidebar } from "#domain/languages/en/sidebar.ts";
import { useTranslator } from "../languages/language.ts";
import { ownRegistration } from "../own-worker.ts";
import { Button } from "../ui/Button.tsx";
import { useOtherForm } from "./feed-form.ts";

/** Says that page and server are of versions that do not understand each other, and what helps. */
export function OtherForm() {
  const t = useTranslator();
  const form = useOtherForm();
  const { pageIsOlder, serverIsOlder, use } = sidebar.newVersion;
  if (!form) return null;
  return (
    <div
      role="status"
      className="surface pointer-events-auto flex max-w-md animate-fade items-center gap-1 py-1 pe-1 ps-4 text-quiet text-small"
    >
      <p className="min-w-0 py-1 pe-2">{t(form === "later" ? pageIsOlder : serverIsOlder)}</p>
      {form === "later" && <Button onClick={openNewest}>{t(use)}</Button>}
    </div>
  );
}

/** Loads the page in the version of the server, which the device has to fetch first. */
async function openNewest() {
  try {
    const registration = await ownRegistration();
    await registration?.update();
    if (registration?.installing) await whenTaken(registration.installing);
  } catch {
    // Without a network, the page opens in the version that the device has.
  }
  location.reload();
}

const whenTaken = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
