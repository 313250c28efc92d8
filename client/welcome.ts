import { useLocation } from "wouter";
import type { User } from "#domain/accounts.ts";
import { useEnter } from "./session.ts";
import type { ToastContent } from "./ui/toast-queue.ts";
import { showToast } from "./ui/toasts.ts";

/** Takes a person whom the server has just let in to their sky. */
export function useWelcome(): (user: User, toast: ToastContent) => void {
  const enter = useEnter();
  const [, navigate] = useLocation();
  return (user, toast) => {
    navigate("/", { replace: true });
    enter(user);
    showToast(toast);
  };
}
