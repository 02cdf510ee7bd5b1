/** Receives the tokens of the scanner. Offsets count bytes of the file. */
export interface JsonSink {
  /** Depth to which keys and values are reported; deeper ones are only validated. */
  readonly reportDepth: number;
  /** A key between its quotes. */
  key(depth: number, start: number, end: number): void;
  valueStart(depth: number, start: number, firstByte: number): void;
  valueEnd(depth: number, end: number): void;
  /** A `\/` or `\u` that spells what needs no escape, so that a text stands there in other bytes than one expects. */
  unusualEscape(): void;
}
