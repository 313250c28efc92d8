/** The browser's own offer to install the app: kept for the settings, where the person looks for it, and never in their way. */

type InstallPrompt = Event & { prompt(): Promise<unknown> };

let offered: InstallPrompt | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offered = event as InstallPrompt;
});

export const canPrompt = () => offered !== null;

/** Browsers ask once for each offer. */
export function promptToInstall() {
  const prompt = offered;
  offered = null;
  void prompt?.prompt();
}
