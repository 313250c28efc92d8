import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { setSessionUser } from "./session.ts";

/** Opens the sky of the signed-in user, with a welcome toast. */
export function useCompleteSignIn(): (user: User, welcome: TranslatedToast) => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (user, welcome) => {
    navigate("/", { replace: true });
    setSessionUser(client, user);
    showToast(welcome);
  };
}
