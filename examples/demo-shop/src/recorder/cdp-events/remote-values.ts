/** The part of `Runtime.RemoteObject` that is read here. */
export interface RemoteObject {
  type: string;
  subtype?: string;
  value?: unknown;
  description?: string;
}

/** The part of `Runtime.StackTrace` that is read here; lines and columns count from 0. */
export interface StackTrace {
  callFrames: { functionName: string; url: string; lineNumber: number; columnNumber: number }[];
}

/** A logged value as one line of the console shows it; of an error the first line. */
export function textOfValue({ type, subtype, value, description }: RemoteObject): string {
  if (subtype === 'error') return (description ?? '').split('\n', 1)[0]!;
  if (type === 'string') return value as string;
  return description ?? JSON.stringify(value) ?? type;
}

/** A stack in the form V8 prints. */
export function formatStack(stack: StackTrace | undefined): string {
  return (stack?.callFrames ?? [])
    .map(({ functionName, url, lineNumber, columnNumber }) => {
      const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
      return functionName ? `    at ${functionName} (${place})` : `    at ${place}`;
    })
    .join('\n');
}
