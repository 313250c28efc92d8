import { lazyComponent } from "../../loading/lazy-component.tsx";

/** The outbox, which it reads, is most of the code: the activities above are in view without it. */
export const YourPractice = lazyComponent(async () => (await import("./YourPractice.tsx")).YourPractice);
