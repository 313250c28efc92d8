import { texts } from "../text.ts";

/** What many pages say. */
export const common = texts("common", {
  tryAgain: "Try again",
  logIn: "Log in",
  stars: "{count, plural, one {# star} other {# stars}}",
  loading: "Loading your universe...",
  unreachable: {
    title: "Your universe is out of reach",
    reason:
      "{reason}. Nothing is lost: your stars are kept on the server. Check your connection, then try again.",
  },
  broken: {
    title: "This page stopped working",
    reason: "Your stars are safe. Loading the page again usually helps.",
    reload: "Load again",
  },
  notFound: {
    pageTitle: "Page not found",
    title: "404 Page Not Found",
    reason: "There is nothing at this address. Your stars are where you left them.",
    back: "Back to your universe",
  },
});
