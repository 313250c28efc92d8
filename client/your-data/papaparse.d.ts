/** The part of papaparse that the product uses. Its own types would bring those of Node into the client. */

declare module "papaparse" {
  type Writing = { newline: string };
  type Reading = { delimiter: string; newline: string };
  type InPieces = Reading & {
    /** Characters. */
    chunkSize: number;
    /** Called with rows; `cursor` is how many characters are rows already. */
    chunk: (
      piece: {
        data: string[][];
        errors: readonly { readonly code: string }[];
        meta: { cursor: number };
      },
      parser: { abort(): void },
    ) => void;
  };

  const Papa: {
    unparse(rows: (readonly string[])[], writing: Writing): string;
    parse(text: string, reading: InPieces): void;
    parse(text: string, reading: Reading): { data: string[][] };
  };
  export = Papa;
}
