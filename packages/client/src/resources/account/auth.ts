import { createTokenHolder } from '../../session/token-holder.js';
import { tokenOf } from '../../session/token-of.js';
import { COOKIE_CALL, type Transport } from '../../transport/transport.js';
import type { CurrentUser, SignInInput } from '../../types.js';
import { untilAborted } from '../../session/until-aborted.js';

export type AuthResource = ReturnType<typeof authResource>;

export function authResource({ bounded, call, run, session }: Transport) {
  return {
    /** Exchanges an authorization code for a session, passes the access token to `onAccessToken` and returns it. */
    signIn: async (input: SignInInput, signal?: AbortSignal): Promise<string> => {
      const options = { signal, auth: 'bearer' } as const;
      const response = await call('signIn', options, ({ POST }) =>
        POST('/auth/google', { ...COOKIE_CALL, body: input }),
      );
      const token = tokenOf('signIn', response);
      await session.begin(token);
      return token;
    },

    /**
     * Returns a new access token, from the refresh cookie or from the host. Joins a refresh in progress. A failure does not
     * end the session.
     */
    refresh: (): Promise<string> =>
      // The refresh also waits for other tabs and the host, so it needs a time limit.
      bounded('refreshSession', {}, (signal) => untilAborted(session.refresh(), signal)),

    /** Returns the signed-in user. */
    me: (signal?: AbortSignal): Promise<CurrentUser> =>
      call('getCurrentUser', { signal }, ({ GET }) => GET('/auth/me')),

    /** Ends the session. Calls in progress then fail without `onSessionLost`. */
    signOut: async (signal?: AbortSignal): Promise<void> => {
      session.end();
      await run('signOut', { signal, auth: 'bearer' }, ({ POST }) => POST('/auth/logout', COOKIE_CALL));
    },

    /**
     * Ends every session of the user, in every browser and on every device, and revokes their agent tokens. This session is
     * lost as well: `onSessionLost` runs.
     */
    signOutEverywhere: async (signal?: AbortSignal): Promise<void> => {
      await run('signOutEverywhere', { signal }, ({ DELETE }) => DELETE('/auth/sessions'));
      const holder = createTokenHolder();
      await session.read(holder);
      session.lose(holder.token);
    },

    /** Marks the notice of `session_reused_at` as read. */
    dismissSessionNotice: (signal?: AbortSignal): Promise<void> =>
      run('dismissSessionNotice', { signal }, ({ DELETE }) => DELETE('/auth/session-notice')),
  };
}
