/** The part of papaparse that the product uses. Its own types would bring those of Node into the client. */

declare module "papaparse" {
  type Writing = { newline: string };
  type Reading = { delimiter: string; newline: string };

  const Papa: {
    unparse(rows: (readonly string[])[], writing: Writing): string;
    parse(text: string, reading: Reading): { data: string[][] };
  };
  export = Papa;
}
