import { localTimeAt } from "#domain/local-time.ts";

/** The time zone of this device; UTC where it is unknown. */
export const deviceZone = () => localTimeAt(Date.now()).timeZone ?? "UTC";
