import { texts } from "../text.ts";

/** The page of sealed words: what they are, how they are sealed, what opens them, and the ways back. */
export const sealedWords = texts("sealed-words", {
  title: "Sealed words",
  back: "Account settings",
  unreachable: "How your words are kept cannot be reached right now. Nothing has changed.",
  what: {
    title: "Words that only you can read",
    promise:
      "Your browser locks your notes and names with a passphrase that never leaves it. Whoever runs this server, or steals it, cannot read them.",
    works:
      "Once you have unlocked them on a device, everything works there as it does now: search, insights, letters, your report.",
    sealed: "Sealed",
    sealedThings: {
      notes: "your notes",
      names: "the names of your tags, constellations, own feelings and trackers",
      trackers: "the units and ends of the scales of your trackers",
      comparisons: "the comparisons that you keep, with their names",
      labels: "the labels of your links, and the names of files that you brought along",
    },
    plain: "Not sealed",
    plainThings: {
      stars: "when your stars are, which of the 36 feelings they have, and how strong",
      places: "how pleasant and how lively your own feelings are",
      values: "what you measure: the values and their times",
      sameTag: "which stars share a tag",
      quiz: "words that you type in the quiz",
      account: "what your account says about you: your name, your universe, your address",
    },
  },
  limits: {
    title: "What this does not stop",
    server:
      "A server that sends changed code to your browser. Such code could read along while you type your passphrase.",
    device: "Somebody at your device while your words are unlocked there.",
    shapes:
      "Whoever has the data of the server sees times and feelings, and about how long a note is: in steps, never to the letter.",
    changes:
      "Somebody who writes into the data of the server can hide words from you, show you an earlier version of them, or put readable ones among them. They cannot change a sealed word.",
    backups:
      "Backups that were made before keep your words readable, until whoever runs this server deletes them.",
  },
  start: {
    title: "Before you begin",
    takes:
      "It takes a few quiet minutes. You choose a passphrase, keep a recovery kit on paper or in a file, and type it once to be sure.",
    loss: "Nobody can let you in without them. If you lose both your passphrase and your kit, your words are gone for good: no mail, no support and no way into your account brings them back.",
    begin: "Seal my words",
    importOpen:
      "An import that you have begun is still open. Finish or undo it first, under Your data; then seal your words.",
    http: "This page is open over plain http, so it cannot seal: browsers offer their cryptography only over https. Whoever runs this server can change that.",
    browser:
      "This browser lacks what sealing needs, so nothing can be sealed here. A newer one can do it, and so can your phone.",
  },
  step: "Step {step, number} of {steps, number}",
  next: "Next",
  previous: "Back",
  passphrase: {
    title: "Choose a passphrase",
    what: "It opens your words on every device. Four or five words that do not belong together are strong, and easy to keep in mind.",
    own: "Choose one that is not the password of your account: the server sees that one each time you sign in.",
    one: { label: "Passphrase", show: "Show passphrase", hide: "Hide passphrase" },
    again: {
      label: "Passphrase, once more",
      show: "Show the second passphrase",
      hide: "Hide the second passphrase",
    },
    hint: "At least {min, number} characters. Spaces count, and so do capitals.",
    short: "A passphrase has at least {min, number} characters.",
    long: "A passphrase has at most {max, number} characters.",
    differs: "The two passphrases are not the same.",
    isPassword: "This is the password of your account, which the server sees. Choose another passphrase.",
  },
  kit: {
    title: "Keep your recovery kit",
    what: "If you forget your passphrase, this kit opens your words. Print it, save it as a file or write it down, and keep it where you find it without this device. Do not keep it in your journal.",
    /** The name of the code for screen readers. */
    code: "The code of your recovery kit",
    copied: "Kit copied",
    copiedHint: "Paste it where you keep your passwords, and nowhere else.",
    /** The heading on paper and in the file. */
    of: "Recovery kit of “{universe}”",
    paperWhat:
      "This code opens the sealed words of your journal in Mood Universe if the passphrase is forgotten. Whoever has this code, and a way into the universe or a copy of its data, can read them. Keep it where only you find it.",
    paperHow:
      "To use it, sign in at {address} and type the code where the passphrase is asked for. Capital or small letters, spaces or none: all of it is read. The letters I, L and O do not occur: what looks like one is a 1 or a 0.",
    madeOn: "Made on {day}. A newer kit replaces it.",
  },
  typeBack: {
    title: "Type your kit once",
    what: "Type it from the paper or the file, so that you know it is complete and can be read.",
    label: "The code of your kit",
    hint: "Capital or small letters, spaces or none, as you like.",
    incomplete: "This is not the whole code. It has {groups, number} groups.",
    mistyped: "There is a slip in group {group, number}. Compare it with your kit.",
    other: "This is the code of another kit. Type the one that was just made.",
    showAgain: "Show the kit again",
  },
  sure: {
    title: "One sentence, to be sure",
    what: "Please type this sentence. It is the one thing that nobody can undo for you.",
    sentence: "If I lose my passphrase and my kit, my words are gone for good.",
    label: "The sentence",
    hint: "Capitals and punctuation do not matter.",
    wrong: "The sentence is not complete yet.",
    begin: "Seal my words",
    busy: "Beginning…",
    failed: "It could not begin just now. Nothing has changed; you can try again.",
    overtaken: "Your words were sealed elsewhere first",
    overtakenHint:
      "What was chosen there opens them. The passphrase and the kit that you have chosen here open nothing: throw this kit away.",
    begun: "Sealing has begun",
    begunHint: "You can go on with your journal meanwhile.",
  },
  working: {
    sealing: "Your words are being sealed",
    opening: "Your words are being unsealed",
    rotating: "Your words are getting their new key",
    done: "{done, number} of {all, number}",
    finding: "Looking for what is left…",
    finishing: "Almost there: the server clears away what it still kept.",
    stays:
      "You can use your journal meanwhile, and close this page: it goes on wherever your universe is open and unlocked. At every moment you can read everything.",
    locked: "To go on, your words must be unlocked on this device.",
    bothKeys:
      "Until the new key is everywhere, this device needs both: unlock it with the new passphrase or kit, and once more with the earlier one.",
    earlierKey: "One key is here. Now unlock this device with the earlier passphrase or kit too.",
    unasked:
      "The server says that your words are to be unsealed. If you want that, say so on this device too, and this device helps. If it was not you, do nothing: this device then unseals nothing, and whoever runs this server can look into it.",
    offline: "It waits for a connection, and goes on by itself.",
    importOpen:
      "It waits until the import that you have begun is finished or undone. Look under Your data, please.",
    otherTab: "Another tab of this browser is at it.",
    failed: "It stopped for a moment. Nothing is lost, and you can let it go on.",
    stuck:
      "{count, plural, one {The words of one record do} other {The words of # records do}} not open with your key, so this cannot end yet. They are kept as they are.",
    goOn: "Go on",
    sealed: "Your words are sealed",
    sealedHint: "Nobody but you can read them now.",
    opened: "Your words are no longer sealed",
    openedHint: "Passphrase and kit are not needed any more.",
    rotated: "The new key is in place",
    rotatedHint: "The earlier passphrase, kit and passkeys open nothing any more.",
  },
  sealed: {
    title: "Your words are sealed",
    what: "Nobody but you can read your notes and names. What opens them is listed here; none of it is known to the server.",
    list: "What opens your words",
    passphrase: "Passphrase",
    kit: "Recovery kit",
    since: "since {day}",
    change: "Change",
    changePassphrase: "Change the passphrase",
    newKit: "New kit",
    check: "Check kit",
    passkeyHint:
      "With a passkey you unlock your words by your fingerprint, your face or the lock of a device. It comes beside the passphrase and the kit, and never in their place.",
  },
  proof: {
    what: "First, your passphrase or your recovery kit, because this makes another way to open your words.",
  },
  change: {
    title: "A new passphrase",
    save: "Save passphrase",
    busy: "Saving…",
    saved: "New passphrase",
    savedHint: "It opens your words from now on, and the earlier one does not.",
    learned:
      "If you think that somebody has learned the earlier one, make a new key as well afterwards, under “A new key”.",
    failed: "It could not be saved. The earlier one still counts.",
  },
  newKit: {
    title: "A new recovery kit",
    save: "Use this kit",
    saved: "New recovery kit",
    savedHint: "The earlier kit opens nothing any more. You can throw it away.",
    failed: "It could not be saved. The earlier kit still counts.",
  },
  checkKit: {
    title: "Check your kit",
    what: "Type the code of your kit. It is compared here, in your browser, and not sent anywhere.",
    check: "Check",
    right: "It is the right kit",
    rightHint: "Put it back where you found it.",
    wrong: "This is a kit, but not the one that opens your words now. A newer one may have replaced it.",
  },
  passkey: {
    title: "A passkey for your words",
    what: "Your device may ask you twice: once to make the passkey, and once to use it.",
    added: "Passkey added",
    addedHint: "“{name}” unlocks your words from now on.",
    cannot:
      "This passkey cannot unlock words: your device or browser lacks what that needs. You can remove it from the device. Your passphrase works everywhere.",
    failed: "The passkey could not be added. Nothing has changed.",
    removeHint: "It then no longer unlocks your words. Your passphrase and your kit still do.",
    removedHint: "It does not unlock your words any more.",
  },
  yearly: {
    what: "You made it on {day}. A glance is enough: is it where you think it is, and can it be read?",
    here: "Yes, it is here",
    thanks: "Good to know",
    thanksHint: "You will be asked again in a year.",
  },
  rotate: {
    title: "A new key",
    what: "If somebody may have learned your passphrase, found your kit or taken a device on which your words were unlocked: all your words are sealed anew, with a new key. The earlier passphrase, kit and passkeys then open nothing.",
    begin: "Make a new key",
    kept: "You can keep your passphrase if it is still yours alone. The kit is always a new one, and passkeys are added again afterwards.",
    start: "Seal with the new key",
    begun: "The new key is at work",
    begunHint: "Keep the earlier passphrase or kit at hand until it is done.",
    failed: "It could not begin just now. Your words are still sealed with the earlier key.",
  },
  unseal: {
    title: "Unseal your words",
    what: "Your words then lie on this server as before, and whoever runs it can read them. Passphrase, kit and passkeys are not needed any more.",
    begin: "Unseal my words",
    sure: "Unseal your words?",
    keep: "Keep them sealed",
    failed: "It could not begin just now. Your words are still sealed.",
    begun: "Your words are being unsealed",
    locked: "To unseal your words, unlock them on this device first.",
  },
});
