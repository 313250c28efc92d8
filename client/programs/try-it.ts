/** The command with which a person tries a new token in a terminal; `address` is that of the product. */
export const commandWith = (token: string, address: string): string =>
  `curl -H "Authorization: Bearer ${token}" ${address}/api/mood-entries`;
