/** Maximum length of unparsed data in a stream. */
const PENDING_MAX_CHARS = 64 * 1024;

/** Parses a stream of server-sent events that arrives in pieces. */
export function createSseParser(
  onMessage: (event: string, data: string, lastEventId: string) => void,
): (piece: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let lastEventId = '';

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onMessage(event || 'message', data.join('\n'), lastEventId);
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line.charAt(colon + 1) === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') lastEventId = value;
  }

  return (piece) => {
    // A trailing carriage return may be half of a line break.
    const text = rest + piece;
    const whole = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, whole).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + text.slice(whole);
    if (rest.length > PENDING_MAX_CHARS) rest = '';
    for (const line of lines) readLine(line);
  };
}
