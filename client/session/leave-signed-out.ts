import type { QueryClient } from "@tanstack/react-query";
import { withBase } from "../base-path.ts";
import { ownWorker } from "../own-worker.ts";
import { dropToasts } from "../ui/toasts.ts";
import { hidePage, showPage } from "./came-back.ts";
import { sessionKey } from "./session.ts";
import { finishSignOut, keepFinishingSignOut } from "./signing-out.ts";

/**
 * Leaves the page of a person who has signed out, by a full page load, so that nothing stays in the memory of the tab.
 * Where nothing opens without the server and it does not answer, the page of a visitor takes its place.
 */
export async function leaveSignedOut(
  client: QueryClient,
  openFirstPage = () => location.replace(withBase("/")),
) {
  hidePage();
  if (await canOpenFirstPage()) return openFirstPage();
  dropToasts();
  client.setQueryData(sessionKey, null);
  showPage();
  void keepFinishingSignOut();
}

const canOpenFirstPage = async () =>
  Boolean(ownWorker()) ||
  finishSignOut().then(
    () => true,
    () => false,
  );
