import { texts } from "../text.ts";

/** The dialog Remind yourself. */
export const reminders = texts("reminders", {
  title: "Remind yourself",
  subtitle: "A kind line at times that you choose.",
  unreachable: "Your reminders could not be loaded. They need a connection to the server.",
  next: "Next: {moment}",
  restingUntil: "Resting until {day}.",
  endRest: "End the rest",
  noneComes: "No reminder comes yet: choose a device, mail or ntfy below.",
  times: {
    name: "When",
    add: "Add a time",
    zone: "On the clock of {zone}",
    useZone: "Use {zone}",
    /** Names the fields of one time; `number` is its place in the list. */
    one: "Reminder {number, number}",
    time: "Time",
    remove: "Remove this time",
    /** What a time is for. */
    kind: { name: "What for", star: "A star", "check-in": "A check-in" },
  },
  places: {
    name: "Where",
    byMail: "By mail",
    byMailHint: "To {mail}. Each mail has a link that stops them.",
    noMail:
      "Reminders can come by mail too, once an e-mail address is verified in <link>Account Settings</link>.",
    withSound: "With sound",
    withSoundHint: "Reminders are silent unless you want to hear them.",
    thisDevice: "On this device",
    thisDeviceHint: "As a notification, also while Mood Universe is closed.",
    asks: "Your browser asks whether it may show notifications. Reminders need a yes.",
    others: "Other devices",
    lastOpened: "Last opened {day}",
    /** `name` is a device, such as "Firefox on Windows". */
    remove: "Remove {name}",
    /** Why this device cannot show notifications. */
    whyNot: {
      insecure: "Browsers show notifications only over https, and this address has none.",
      "home-screen":
        "On an iPhone or iPad, first put Mood Universe on your home screen: press Share, then Add to Home Screen. Open it from there and come back here.",
      none: "This browser cannot show notifications. Another browser may, and mail needs none.",
      denied:
        "Your browser blocks notifications from this site. Allow them in its settings for this site, then come back here.",
    },
  },
  /** Names of a device in the list of devices. */
  device: { name: "{browser} on {system}", browser: "Browser" },
  /** Reminders to a topic of ntfy (ntfy.sh). */
  ntfy: {
    name: "By ntfy",
    hint: "To a topic of ntfy, which your phone follows.",
    topic: "Address of the topic",
    topicHint:
      "Such as https://ntfy.sh/ and a name that is hard to guess, because people who know it can read along.",
    token: "Access token of the topic",
    tokenHint: "Only if the topic needs one.",
    tokenKept: "One is stored, and stays while you leave this empty.",
    test: "Send a test",
    testFirst: "Once it is saved, you can send a test.",
    sent: "Test sent",
    notSent: "Not sent",
    /** What became of a test. */
    results: {
      sent: "It is on your phone in a moment.",
      refused: "{host} refused it. The topic may need a token, or another one.",
      limited: "{host} takes no more messages for now. Try again later.",
      unreachable: "{host} did not answer. Check the address.",
    },
    failed: "The test could not be sent. Check your connection and try again.",
    problem: {
      refused: "The last reminder was refused. Check the topic and its token.",
      unreachable: "The last reminder did not reach the server of the topic. Check the address.",
    },
  },
  actions: {
    start: "Start reminders",
    started: "Reminders are on",
    stop: "Stop reminders",
    stopped: "Reminders are stopped",
    rest: "Rest for a week",
    save: "Save",
    saved: "Saved",
  },
  failed: {
    title: "Not changed",
    unchanged: "Your reminders are as they were. Check your connection and try again.",
    notAdded: "This device could not be added. Check your connection and try again.",
    notRemoved: "The device is still there. Check your connection and try again.",
  },
});
