const size = { width: 800, height: 600 } as const;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const inAttribute = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** HTML that shows the page at `address` in another one, under `title` for those who cannot see it. */
export const embedSnippet = (address: string, title: string) =>
  `<iframe src="${inAttribute(address)}" width="${size.width}" height="${size.height}" title="${inAttribute(title)}"></iframe>`;
