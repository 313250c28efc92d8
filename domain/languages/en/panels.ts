import { texts } from "../text.ts";

/** The settings menu and the dialogs that it opens. */
export const panels = texts("panels", {
  settings: {
    title: "Settings",
    avatar: "Customize Avatar",
    reminders: "Remind yourself",
    account: "Account Settings",
    yourData: "Your data",
    keep: "Keep your sky",
    show: "Show your sky",
    guide: "Command Guide",
    install: "Install the app",
    about: "About Us",
    contact: "Contact Us",
    delete: "Delete Universe",
    logout: "Logout",
  },
  about: {
    what: "Mood Universe turns your emotional journey into an immersive 3D universe. Every feeling you keep becomes a star of your own sky: its colour is the emotion, its size how strong it was.",
    later:
      "Over the weeks a map grows that you can turn, enter and read: what came back, what passed, and what was there all along.",
    version: "Version {version}",
    licences: "Licences",
    /** A link to the page of this title. */
    whatRuns: "What runs here",
  },
  contact: {
    support: "Support and feedback",
    technical: "Technical issues",
    business: "Business inquiries",
    /** Replaces the addresses, where the operator has set none. */
    examples:
      "These are examples: whoever runs this server has set no addresses yet. Operators set CONTACT_SUPPORT, CONTACT_TECHNICAL and CONTACT_BUSINESS.",
    within: "We typically respond within 24 hours",
    unreachable: "The addresses could not be loaded. Check your connection and try again.",
  },
  deletion: {
    warning: "This will permanently delete your universe and all mood data. This cannot be undone.",
    submit: "Delete Forever",
    really:
      "To really delete it, open <link>the page that deletes your universe</link>. It asks you once more.",
    /** Button of the toast: opens the page that deletes. */
    openPage: "Open that page",
    takeWithYou: "You can take your stars with you first: <link>Your data</link>",
    /** Toast that follows, because the operator deletes universes. */
    toast: "Account Deletion",
    toastHint:
      "To delete your account, please contact support or use your hosting platform account settings.",
    error: "Error",
    failed: "Failed to process request. Please try again.",
  },
  /** Asks while something has not reached the server. */
  logout: {
    title: "Log out?",
    warning:
      "This has not reached your universe yet, and is kept on this device only. Logging out removes it.",
    stay: "Stay",
    submit: "Log out and remove",
  },
  avatar: {
    submit: "Save Avatar",
    busy: "Saving...",
    /** Name of the tabs Shape, Colors and Pattern. */
    tabs: "What to change",
    shape: "Shape",
    colors: "Colors",
    pattern: "Pattern",
    shapes: {
      "cosmic-orb": "Cosmic orb",
      "stellar-ring": "Stellar ring",
      "nebula-cloud": "Nebula cloud",
      "crystal-form": "Crystal form",
    },
    patterns: {
      gradient: "Gradient",
      particles: "Particles",
      "energy-rings": "Energy rings",
      constellation: "Constellation",
    },
    /** Pairs of colours. */
    presets: {
      "cyber-dream": "Cyber Dream",
      "sunset-blaze": "Sunset Blaze",
      "deep-ocean": "Deep Ocean",
      "royal-purple": "Royal Purple",
      "forest-mystic": "Forest Mystic",
      "rose-gold": "Rose Gold",
      "arctic-ice": "Arctic Ice",
      "solar-flare": "Solar Flare",
    },
    ownPair: "Or any two of your own",
    firstColor: "First color",
    secondColor: "Second color",
    /** Names the picture of the avatar. */
    preview: "Preview: {shape}, {colors}, {pattern}",
    /** Replaces the name of a pair. */
    ownColors: "your own colors",
    saved: "Avatar Updated",
    savedHint: "Your cosmic avatar has been customized successfully!",
    failed: "Update Failed",
    failedHint: "Failed to update your avatar. Please try again.",
    kept: "Kept on this device",
    keptHere: "Kept until you close this page",
  },
});
