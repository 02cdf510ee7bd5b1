const TUNNEL_HOST = /(^|\.)(ngrok\.io|ngrok\.app|ngrok-free\.app|ngrok\.dev|ngrok-free\.dev|loca\.lt)$/;

/** Both tunnels show browsers a warning page unless this header is sent; its value does not matter. */
const SKIP_WARNING = { 'ngrok-skip-browser-warning': 'true', 'bypass-tunnel-reminder': 'true' };

interface HostRule {
  credentials: RequestCredentials;
  headers: Record<string, string>;
}

/** Sends cookies as configured, except to a tunnel, which gets a header that skips its browser warning. */
export function hostRule(baseUrl: string, credentials: RequestCredentials): HostRule {
  return isTunnelHost(baseUrl) ? { credentials: 'omit', headers: SKIP_WARNING } : { credentials, headers: {} };
}

function isTunnelHost(baseUrl: string): boolean {
  return URL.canParse(baseUrl) && TUNNEL_HOST.test(new URL(baseUrl).hostname);
}
