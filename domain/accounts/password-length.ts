/** The permitted lengths of a password, in UTF-16 units. They are apart from its rules, which the form of a visitor loads later. */
export const passwordLength = { min: 8, max: 128 } as const;
