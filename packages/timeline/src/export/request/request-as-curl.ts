import { headerNamed, type HeaderRow } from '@flowlens/core/recorded';
import { replayRequest, type ReplayRequest } from './replay-request.js';
import { printCommand, shellQuote } from './shell-quote.js';
import type { NetworkEntry } from '../../entries/timeline-entry.js';

/** Linux takes no argument of 128 KiB or more; what escaping and multi-byte characters add has to fit as well. */
const ARGUMENT_MAX_CHARS = 24_000;

/**
 * The request as a curl command for bash and zsh, one option a line; null for what is no request over http. Values that were redacted
 * when they were recorded go in as they are shown. Of a body that was not recorded whole goes in what there is, and a line before the
 * command says so.
 */
export function requestAsCurl(entry: NetworkEntry): string | null {
  const request = replayRequest(entry);
  if (request === null) return null;
  const { body, bodyNote, headers } = request;
  const throughPipe = body !== null && (body.length > ARGUMENT_MAX_CHARS || body.includes('\0'));
  const options = [
    `curl ${shellQuote(request.url)}`,
    // Brackets and braces would be taken for a range of addresses.
    ...(/[[\]{}]/.test(request.url) ? ['--globoff'] : []),
    ...methodOption(request),
    ...headers.flatMap(headerOptions),
    // Without a type curl would call the body a form.
    ...(body !== null && !headerNamed(headers, 'content-type') ? [`-H 'content-type:'`] : []),
    // `--data-raw` takes a leading `@` as it stands.
    ...(body === null ? [] : [throughPipe ? '--data-binary @-' : `--data-raw ${shellQuote(body)}`]),
  ];
  const command = options.join(' \\\n  ');
  const whole = throughPipe ? `${printCommand(body)} | ${command}` : command;
  // Not behind a `#`, which zsh takes for a command where somebody types.
  return bodyNote ? `: ${shellQuote(bodyNote)}\n${whole}` : whole;
}

/** Only where curl would not choose it itself; with `-X HEAD` it would wait for a body. */
function methodOption({ method, body }: ReplayRequest): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === null ? 'GET' : 'POST') ? [] : [`-X ${shellQuote(method)}`];
}

function headerOptions({ name, value }: HeaderRow): string[] {
  // Curl has to know that it must unpack the answer.
  if (name.toLowerCase() === 'accept-encoding') return ['--compressed'];
  // A colon with nothing behind it would take the header away.
  return [`-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`];
}
