const size = { width: 800, height: 600 } as const;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const inAttribute = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** HTML of an iframe with the page at `address`; `title` is its accessible name. */
export const embedSnippet = (address: string, title: string) =>
  `<iframe src="${inAttribute(address)}" width="${size.width}" height="${size.height}" title="${inAttribute(title)}"></iframe>`;
