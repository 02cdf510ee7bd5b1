/** Is told by the scanner what stands where. Offsets count bytes of the file. */
export interface JsonSink {
  /** How many arrays and objects may be around a key or value for it to be told; what lies deeper is checked in silence. */
  readonly reportDepth: number;
  /** A key between its quotes. */
  key(depth: number, start: number, end: number): void;
  valueStart(depth: number, start: number, firstByte: number): void;
  valueEnd(depth: number, end: number): void;
  /** A `\/` or `\u` that spells what needs no escape, so that a text stands there in other bytes than one expects. */
  unusualEscape(): void;
}
