import type { ServerCheck } from '../connection/check-server.js';
import { Note } from './note.js';
import type { Texts } from '../texts/en.js';

export interface ServerNoteProps {
  texts: Texts;
  check: ServerCheck | null;
}

/** Note about a server that cannot receive recordings. Responses of a server are never shown. */
export function ServerNote({ texts: { popup: t }, check }: ServerNoteProps) {
  if (!check || check.status === 'ready') return null;
  return (
    <Note tone="warning">
      {check.status === 'unreachable' && <p>{t.unreachable}</p>}
      {check.status === 'signed_out' && <p>{t.signedOut}</p>}
      {check.status === 'outdated' && <p>{t.outdated({ version: versionText(check.minVersion) })}</p>}
    </Note>
  );
}

/** Accepts digits and dots only. */
function versionText(version: string | null): string {
  return /^\d+(?:\.\d+){0,3}/.exec(version ?? '')?.[0] ?? '?';
}
