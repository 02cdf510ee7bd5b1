import type { Transport } from '../../transport/transport.js';
import type { BeginGuestRecordingInput, GuestLink, GuestRecording } from '../../types.js';

export type GuestRecordingsResource = ReturnType<typeof guestRecordingsResource>;

/** Calls of a guest's page. They send the secret of a recording link, and neither a cookie nor the token of a session. */
export function guestRecordingsResource({ call }: Transport) {
  const by = (link: string) => ({ headers: { Authorization: `Bearer ${link}` }, credentials: 'omit' }) as const;
  return {
    /** Reads the request of a recording link, or the reason of its end. 401: unknown link. */
    link: (link: string, signal?: AbortSignal): Promise<GuestLink> =>
      call('getGuestLink', { signal, auth: 'anonymous' }, ({ GET }) => GET('/flowlens/guest/link', by(link))),

    /**
     * Announces a recording. A client with the returned secret as its token sends the events and the video. The same `key` again
     * answers the same flow with another secret.
     */
    begin: (link: string, input: BeginGuestRecordingInput, signal?: AbortSignal): Promise<GuestRecording> =>
      call('beginGuestRecording', { signal, auth: 'anonymous' }, ({ POST }) =>
        POST('/flowlens/guest/recordings', { ...by(link), body: input }),
      ),
  };
}
