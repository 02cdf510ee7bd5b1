const TEXT_TYPES = /^text\/|[/+](?:json|xml|javascript|ecmascript|x-www-form-urlencoded)\b/;

/** Whether a body of this MIME type is recorded as text. */
export function isTextType(mimeType: string): boolean {
  return TEXT_TYPES.test(mimeType);
}

/** Stands for a body that is not text. */
export function describeBinary(mimeType: string, sizeBytes: number): string {
  return `[${mimeType || 'unknown type'}, ${sizeBytes} bytes]`;
}
