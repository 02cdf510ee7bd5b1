/**
 * Time limit of a call, including refresh, repeat and reading the response. A whole number up to 2147483647, about 24 days.
 * With `Infinity`, calls would reject with a `RangeError`.
 */
export interface Timeouts {
  /** Milliseconds. @default 240000 */
  default: number;
  /** Milliseconds, for the sequence diagram and the recording. @default 3000 */
  short: number;
}

export interface FlowLensClientOptions {
  /** Origin of the API, for example `https://flowlens.example`. @default the page's own origin */
  baseUrl?: string | undefined;
  /**
   * Returns the access token for the next request, or null or undefined for a signed-out user. Called before every request.
   * Text that is not allowed in a header, such as an error page, counts as no token. `forceRefresh` is set when the last
   * token was refused and the client cannot renew it by cookie, because `onAccessToken` is missing or `credentials` is
   * `'omit'`: the host then has to fetch a new one.
   */
  getAccessToken?: ((options?: { forceRefresh?: boolean }) => AccessToken | Promise<AccessToken>) | undefined;
  /**
   * Stores a new access token, so that `getAccessToken` returns it from now on. With this option, the client refreshes
   * the token itself with the refresh cookie (`POST /auth/google/refresh`), unless `credentials` is `'omit'`.
   */
  onAccessToken?: ((token: string) => void | Promise<void>) | undefined;
  /** The session is over: the refresh failed, or the new token was refused too. Runs once per lost session. */
  onSessionLost?: (() => void) | undefined;
  /**
   * `'omit'` sends no cookies with any request, for pages of another origin that have a token of their own. Tokens are then renewed by
   * `getAccessToken({ forceRefresh: true })` only.
   * @default 'include'
   */
  credentials?: 'include' | 'omit' | undefined;
  /**
   * Replaces the browser's `fetch` for requests to the API. Timeline downloads do not use it. Pass the page's own `fetch`,
   * taken before other scripts run, to hide the token from scripts that replace built-ins later.
   * @default the global `fetch` at the time of each request
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  timeouts?: { [Name in keyof Timeouts]?: Timeouts[Name] | undefined } | undefined;
}

type AccessToken = string | null | undefined;
