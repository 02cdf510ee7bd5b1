import { HttpProblem } from '../../platform/errors/http-problem.js';

/** Messages for errors that people may see; the tus server's own text is for developers. */
const SENTENCES = new Map([
  [404, 'There is no such upload.'],
  [409, 'The upload has another offset. Read it and continue from there.'],
  [410, 'This upload has expired. Please begin it again.'],
  [413, 'The upload is larger than it may be.'],
]);
const KEPT_HEADERS = ['connection', 'tus-resumable', 'tus-version'];

/** Converts an error of the tus server to problem details. */
export async function protocolRefusal(response: Response): Promise<HttpProblem> {
  const line = (await response.text()).trim();
  const detail = SENTENCES.get(response.status) ?? (line === '' ? 'The upload is refused.' : toSentence(line));
  const headers = Object.fromEntries([...response.headers].filter(([name]) => KEPT_HEADERS.includes(name)));
  return new HttpProblem(response.status, detail, { headers });
}

function toSentence(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${line.endsWith('.') ? '' : '.'}`;
}
