import { texts } from "../text.ts";

/** Refusals of the server that are about passkeys and recovery codes. */
export const refusalsPasskeys = texts("refusals-passkeys", {
  overHttp: "Passkeys need an address that begins with https, and this server is reached without it.",
  atIpAddress: "Passkeys need an address with a name, and this server is reached by a number.",
  /** A removed key gets it too, and an answer that does not fit its key. */
  unknownPasskey: "This passkey opens no universe here. It may have been removed. Log in another way.",
  /** The counter of the key ran backwards, or stood still. */
  copiedPasskey:
    "This passkey seems to have been copied, so it opens nothing for now. Log in another way, remove it, and add a new one.",
  knownPasskey: "This passkey was added before.",
  unusableKey: "Your device's answer could not be checked, so no passkey was added. Please try again.",
  notAnswered: "Your device's answer came too late or was used before. Please try again.",
  lastDoor: "This is the only way into your universe. Add another one before you remove it.",
  tooManyPasskeys: "A universe has at most {max} passkeys. Remove one to add another.",
  wrongRecoveryCode: "This name and this recovery code do not belong together, or the code was used before.",
});
