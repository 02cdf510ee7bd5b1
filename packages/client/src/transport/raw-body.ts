/** Options of a request whose body goes out as it is, not as JSON. */
export function rawBody(type: string) {
  return { headers: { 'Content-Type': type }, bodySerializer: (body: unknown) => body };
}
