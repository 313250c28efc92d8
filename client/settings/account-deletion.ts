import { destructive, type ToastContent } from "../ui/toast-queue.ts";

/** The operator deletes universes: no call is sent, and a toast names the contact. */
export function deleteForever(close: () => void, announce: (toast: ToastContent) => void) {
  try {
    close();
    announce(
      destructive(
        "Account Deletion",
        "To delete your account, please contact support or use your hosting platform account settings.",
      ),
    );
  } catch {
    announce(destructive("Error", "Failed to process request. Please try again."));
  }
}
