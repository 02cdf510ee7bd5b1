/** Returns a position in a file, e.g. `https://shop.example/app.js:10:5`; undefined if the file is unknown. */
export function sourceLocation(file: string | undefined, line?: number, column?: number): string | undefined {
  if (!file) return undefined;
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
