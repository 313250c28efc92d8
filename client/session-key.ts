/** Where TanStack Query keeps who is signed in. */
export const sessionKey = ["session"] as const;
