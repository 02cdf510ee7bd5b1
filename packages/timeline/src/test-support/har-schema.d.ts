/** The published schemas of HAR 1.2, which have no types. */
declare module 'har-schema' {
  const schemas: Record<string, object>;
  export = schemas;
}
