/** The published schemas of HAR 1.2, which come without types. */
declare module 'har-schema' {
  const schemas: Record<string, object>;
  export = schemas;
}
