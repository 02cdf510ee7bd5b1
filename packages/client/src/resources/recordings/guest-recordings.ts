import type { Transport } from '../../transport/transport.js';
import type { BeginGuestRecordingInput, GuestLink, GuestRecording } from '../../types.js';

export type GuestRecordingsResource = ReturnType<typeof guestRecordingsResource>;

/** Calls of a guest's page. They send the secret of a recording link, but no cookie and no session token. */
export function guestRecordingsResource({ call }: Transport) {
  const by = (link: string) => ({ headers: { Authorization: `Bearer ${link}` }, credentials: 'omit' }) as const;
  return {
    /** Returns the request of a recording link, or the reason why the link has ended. 401: unknown link. */
    link: (link: string, signal?: AbortSignal): Promise<GuestLink> =>
      call('getGuestLink', { signal, auth: 'anonymous' }, ({ GET }) => GET('/flowlens/guest/link', by(link))),

    /**
     * Announces a recording. The returned secret is the token for sending its events and video. A second call with the same
     * `key` returns the same flow with a new secret.
     */
    begin: (link: string, input: BeginGuestRecordingInput, signal?: AbortSignal): Promise<GuestRecording> =>
      call('beginGuestRecording', { signal, auth: 'anonymous' }, ({ POST }) =>
        POST('/flowlens/guest/recordings', { ...by(link), body: input }),
      ),
  };
}
