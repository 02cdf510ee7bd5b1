import type { FlowLensClientOptions } from './client-options.js';
import { watchLeaving } from './watch-leaving.js';

type SessionOptions = Pick<FlowLensClientOptions, 'getAccessToken' | 'onAccessToken' | 'onSessionLost' | 'credentials'>;

interface SessionParts {
  /** Trades the refresh cookie for a new token. */
  requestToken: () => Promise<string>;
  /** Runs one piece of work at a time, over all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export interface Session {
  /** The token for the next request; null while there is none. */
  token(): Promise<string | null>;
  /** How often the session has ended so far. */
  endings(): number;
  /**
   * A token in place of one that was refused; null when the session is lost. A call is lost with the session of its time: what was
   * sent before an ending, as `endings` was then, asks for no refresh of its own.
   */
  renew(refused: string | null, endingsThen: number): Promise<string | null>;
  /** A new token by the refresh cookie or by the host. One at a time, whoever asks. Rejects when there is none. */
  refresh(): Promise<string>;
  /** The server took this token. */
  accepted(token: string | null): void;
  /** The server refused even the new token. */
  lose(token: string | null): void;
  /** Somebody signed in. */
  begin(token: string): Promise<void>;
  /** Somebody signed out: what is still under way must neither revive the session nor report it as lost. */
  end(): void;
}

/** Keeps one session alive: a refresh in flight is shared by all calls that wait for it (spec §4). */
export function createSession(options: SessionOptions, { requestToken, exclusively }: SessionParts): Session {
  const { getAccessToken, onAccessToken, onSessionLost, credentials } = options;
  const canUseRefreshCookie = onAccessToken !== undefined && credentials !== 'omit';
  const renewals = new Map<string | null, Promise<string | null>>();
  let refreshing: Promise<string> | undefined;
  let lost = false;
  let lostToken: string | null = null;
  let generation = 0;
  let endings = 0;

  const token = async () => usable(await getAccessToken?.());

  async function replace(refused: string | null, mayRefresh: boolean): Promise<string | null> {
    const begun = generation;
    const leaving = watchLeaving();
    try {
      // Another tab, or a call that was quicker, may have renewed it already.
      const current = await token();
      if (current !== null && current !== refused) return current;
      return mayRefresh ? await refreshFrom(current) : null;
    } catch {
      // The page after one that is left renews the session by itself.
      if (!(await leaving.left()) && begun === generation) lose(refused);
      return null;
    } finally {
      leaving.end();
    }
  }

  function renew(refused: string | null, endingsThen: number): Promise<string | null> {
    if (endingsThen !== endings) return replace(refused, false);
    const running = renewals.get(refused);
    if (running) return running;
    const renewal = replace(refused, true).finally(() => renewals.delete(refused));
    renewals.set(refused, renewal);
    return renewal;
  }

  /** Within the lock, so that the next tab finds the new token and needs none of its own. */
  async function trade(old: string | null): Promise<string | null> {
    const begun = generation;
    return exclusively(async () => {
      const current = await token();
      if (current !== null && current !== old) return current;
      const fresh = await requestToken();
      if (begun !== generation) return null;
      await onAccessToken?.(fresh);
      return fresh;
    });
  }

  async function obtain(old: string | null): Promise<string> {
    const begun = generation;
    const fresh = canUseRefreshCookie ? await trade(old) : usable(await getAccessToken?.({ forceRefresh: true }));
    if (!fresh || begun !== generation) throw new Error('There is no session to refresh any more');
    return fresh;
  }

  function refreshFrom(old: string | null): Promise<string> {
    refreshing ??= obtain(old).finally(() => (refreshing = undefined));
    return refreshing;
  }

  function lose(refused: string | null) {
    endings += 1;
    if (lost) return;
    lost = true;
    lostToken = refused;
    onSessionLost?.();
  }

  return {
    token,
    endings: () => endings,
    renew,
    refresh: async () => refreshing ?? refreshFrom(await token()),
    lose,
    accepted(used) {
      // A slow answer to a token that has died since says nothing about the session.
      if (used !== null && used !== lostToken) lost = false;
    },
    async begin(fresh) {
      generation += 1;
      lost = false;
      await onAccessToken?.(fresh);
    },
    end() {
      generation += 1;
      endings += 1;
      lost = true;
    },
  };
}

/** What cannot stand in a header, such as a page that came in place of a token, is none. */
export function usable(token: string | null | undefined): string | null {
  return typeof token === 'string' && /^[!-~]+[\r\n]*$/.test(token) ? token : null;
}
