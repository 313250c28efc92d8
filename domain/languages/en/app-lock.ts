import { texts } from "../text.ts";

/** The lock of a device: its dialog, and the curtain. */
export const appLock = texts("app-lock", {
  title: "Lock this device",
  subtitle: "A calm curtain over your journal, in every tab of this browser.",
  /** What the lock is, and what it is not. */
  honest:
    "It keeps curious hands out. It does not encrypt what this device keeps: somebody who takes the device apart can still read it.",
  /** The sentence is for a universe that its name alone opens. */
  byName:
    "Your universe opens by its name alone: whoever knows the name can go round the curtain by signing in again. A password in <link>Account Settings</link> closes that way.",
  needsStorage: "This browser keeps nothing for this page, so it cannot keep a lock either.",
  when: {
    legend: "Closes after, without a touch",
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    hidden: "Close when nobody looks",
    hiddenHint: "As soon as you change to another tab or app, or close this one.",
    key: "The key L closes it at once, except while you type.",
  },
  way: {
    legend: "Opens with",
    pin: "A PIN",
    passkey: "This device",
    passkeyHint: "Your fingerprint, your face or the screen lock of this device, also without a network.",
    /** Names the passkey in the settings of the device. */
    passkeyName: "Lock of Mood Universe",
    notMade: "The device has not made a key for the lock. You can try again, or choose a PIN.",
  },
  pin: {
    /** Labels of the fields for a PIN, and the names of the button that reveals what was typed and hides it again. */
    one: { label: "PIN", show: "Show PIN", hide: "Hide PIN" },
    again: { label: "PIN, once more", show: "Show the second PIN", hide: "Hide the second PIN" },
    hint: "{min, number} to {max, number} digits. If you forget it, signing in again opens the lock.",
    form: "A PIN has {min, number} to {max, number} digits.",
    differs: "The two PINs are not the same.",
  },
  turnOn: "Turn the Lock On",
  turningOn: "Turning on...",
  turnOff: "Turn the Lock Off",
  lockNow: "Lock Now",
  isOn: "The lock is on.",
  change: "Change how it opens",
  keep: "Keep it as it is",
  save: "Save",
  /** Toasts. */
  turnedOn: "The Lock Is On",
  turnedOnHint: "Press L when you leave, or let it close by itself.",
  turnedOff: "The Lock Is Off",
  curtain: {
    title: "Your sky is resting",
    open: "Open",
    opening: "Opening...",
    wrong:
      "That is not the PIN. {left, plural, one {One more try is left; then only signing in opens.} other {# more tries are left; then only signing in opens.}}",
    notOpened: "That did not open it. You can try again.",
    signIn: "Sign in instead",
    /** Stands above the two buttons. */
    signInHint:
      "This signs you out here, and asks you to sign in again. What waits to be sent stays on this device and is sent then.",
    signInSubmit: "Sign out and sign in",
    back: "Back",
    /** Toast on the login page. */
    ended: "Please Sign In",
    endedByPins: "Ten wrong PINs were typed here. Signing in opens your journal, and nothing is lost.",
    endedByChoice: "Signing in opens your journal, and nothing is lost.",
  },
  /** Toast after a sign-in that came in place of a PIN or a passkey. */
  openedBySignIn: "The Lock Is Open",
  openedBySignInHint:
    "It opened because you signed in. Forgot the PIN? Choose another in Settings, “Lock this device”.",
});
