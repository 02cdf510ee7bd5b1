import { headerNamed, type HeaderRow } from '@flowlens/core/recorded';
import { replayRequest, type ReplayRequest } from './replay-request.js';
import { printCommand, shellQuote } from './shell-quote.js';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** Linux does not accept an argument of 128 KiB or more, which must include escapes and multi-byte characters. */
const ARGUMENT_MAX_CHARS = 24_000;

/**
 * Returns the request as a curl command for bash and zsh, one option per line; null if it is not an http request. Redacted
 * values are included as they are shown. If the body was not recorded completely, the command contains the recorded part,
 * and a line before it says so.
 */
export function requestAsCurl(entry: NetworkEntry): string | null {
  const request = replayRequest(entry);
  if (request === null) return null;
  const { body, bodyNote, headers } = request;
  const throughPipe = body !== null && (body.length > ARGUMENT_MAX_CHARS || body.includes('\0'));
  const options = [
    `curl ${shellQuote(request.url)}`,
    // Curl would interpret brackets and braces as a range of addresses.
    ...(/[[\]{}]/.test(request.url) ? ['--globoff'] : []),
    ...methodOption(request),
    ...headers.flatMap(headerOptions),
    // Without a type, curl would send the body as a form.
    ...(body !== null && !headerNamed(headers, 'content-type') ? [`-H 'content-type:'`] : []),
    // `--data-raw` does not interpret a leading `@`.
    ...(body === null ? [] : [throughPipe ? '--data-binary @-' : `--data-raw ${shellQuote(body)}`]),
  ];
  const command = options.join(' \\\n  ');
  const whole = throughPipe ? `${printCommand(body)} | ${command}` : command;
  // Not as a `#` comment, which an interactive zsh would run as a command.
  return bodyNote ? `: ${shellQuote(bodyNote)}\n${whole}` : whole;
}

/** Only if curl would not choose it itself; with `-X HEAD` it would wait for a body. */
function methodOption({ method, body }: ReplayRequest): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === null ? 'GET' : 'POST') ? [] : [`-X ${shellQuote(method)}`];
}

function headerOptions({ name, value }: HeaderRow): string[] {
  // Curl must be told to decompress the response.
  if (name.toLowerCase() === 'accept-encoding') return ['--compressed'];
  // A colon without a value would remove the header.
  return [`-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`];
}
