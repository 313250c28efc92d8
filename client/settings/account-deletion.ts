import { destructive, type ToastContent } from "../ui/toast-queue.ts";

/** Deletion goes through whoever runs the server: nothing is called, and the person is told where to turn. */
export function deleteForever(close: () => void, tell: (toast: ToastContent) => void) {
  try {
    close();
    tell(
      destructive(
        "Account Deletion",
        "To delete your account, please contact support or use your hosting platform account settings.",
      ),
    );
  } catch {
    tell(destructive("Error", "Failed to process request. Please try again."));
  }
}
