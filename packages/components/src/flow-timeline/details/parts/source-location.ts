/** Returns a place in a file, e.g. `https://shop.example/app.js:10:5`; undefined when the file is not known. */
export function sourceLocation(file: string | undefined, line?: number, column?: number): string | undefined {
  if (!file) return undefined;
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
