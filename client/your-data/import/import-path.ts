export const importPath = "/your-data/import";
