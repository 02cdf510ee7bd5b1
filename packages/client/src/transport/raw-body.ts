/** Options of a request whose body is sent unchanged, not as JSON. */
export function rawBody(type: string) {
  return { headers: { 'Content-Type': type }, bodySerializer: (body: unknown) => body };
}
