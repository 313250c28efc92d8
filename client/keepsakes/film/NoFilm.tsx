import { Notice } from "../../ui/Notice.tsx";

/** WebCodecs are missing: the browser is old, or the page came over plain HTTP. */
export const NoFilm = () => (
  <Notice tone="plain">
    <p>
      {isSecureContext
        ? "This browser cannot make films. A recent Chrome, Edge, Firefox or Safari on a computer can. Your journal works here as before."
        : "Browsers make films only on pages that are opened over HTTPS, and this one is not. Your journal works here as before."}
    </p>
  </Notice>
);
