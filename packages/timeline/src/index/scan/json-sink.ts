/** Receives the tokens of the scanner. Offsets count bytes of the file. */
export interface JsonSink {
  /** Depth down to which keys and values are reported; deeper ones are only validated. */
  readonly reportDepth: number;
  /** A key, without its quotes. */
  key(depth: number, start: number, end: number): void;
  valueStart(depth: number, start: number, firstByte: number): void;
  valueEnd(depth: number, end: number): void;
  /** A needless escape such as `\/` or `\u`, so that a text has other bytes than expected. */
  unusualEscape(): void;
}
