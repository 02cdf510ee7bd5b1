export { embedAtTime, embedCode, type EmbedCodeOptions, EMBED_SIZE } from './embed-code.js';

/** Start page of the product, and the fallback for every unsafe return address. */
export const HOME_PATH = '/flowlens';

/** The gallery with the setup wizard open. */
export const SETUP_WIZARD_PATH = `${HOME_PATH}/setup-wizard`;

/** Page that records a tab, a window or the screen without an extension. */
export const RECORD_PATH = `${HOME_PATH}/record`;

/** Page on which a recorder asks a person for consent. */
export const CONNECT_RECORDER_PATH = '/connect/recorder';

const LOGIN_PATH = '/login';
const MAX_RETURN_CHARS = 2_048;
const SITE_ADDRESS_MAX_CHARS = 2_048;
const SITE_ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/;
/** Placeholder for our own origin in order to resolve paths; the name is reserved. */
const OWN_ORIGIN = 'https://own.invalid';

/** Query parameter that opens the viewer's pending invitations. */
export const INVITATIONS_PARAM = 'invitations';

export interface JoinInvitation {
  project_name?: string;
  project_id: string;
  invitation_id: string;
}

/** A page that a component asks its host to open. Components never change the URL themselves. */
export type NavigationTarget =
  /** `invitations`: with the viewer's pending invitations open. */
  | { page: 'gallery'; projectId?: string; invitations?: boolean; replace?: boolean }
  | { page: 'flow'; flowId: string; replace?: boolean }
  | { page: 'record'; projectId?: string; replace?: boolean }
  | { page: 'join'; invitation: JoinInvitation; replace?: boolean }
  | { page: 'login'; replace?: boolean };

export function flowPath(flowId: string): string {
  return `${HOME_PATH}/flow/${encodeURIComponent(flowId)}`;
}

/** Path of the flow with the Jira drawer open. */
export function jiraPath(flowId: string): string {
  return `${flowPath(flowId)}/link-to-jira`;
}

/** Path of the gallery: of a project, or with the viewer's pending invitations open. */
export function galleryPath({ projectId, invitations = false }: { projectId?: string; invitations?: boolean }): string {
  if (projectId !== undefined) return projectPath(projectId);
  return invitations ? `${HOME_PATH}?${INVITATIONS_PARAM}=open` : HOME_PATH;
}

export function projectPath(projectId: string): string {
  return `${HOME_PATH}?${new URLSearchParams({ system_id: projectId }).toString()}`;
}

/** Path of the recording page, optionally for a project. */
export function recordPath(projectId?: string): string {
  return projectId === undefined
    ? RECORD_PATH
    : `${RECORD_PATH}?${new URLSearchParams({ system_id: projectId }).toString()}`;
}

/** Page on which a guest records through a recording link. The secret stays in the fragment. */
export const GUEST_PATH = `${HOME_PATH}/guest`;

export function guestPath(token: string): string {
  return `${GUEST_PATH}#${token}`;
}

export function sharedFlowPath(token: string): string {
  return `/shared/flow/${encodeURIComponent(token)}`;
}

/** Path of a flow for an iframe on another site. */
export function embedPath(token: string): string {
  return `/embed/${encodeURIComponent(token)}`;
}

/** Returns a link to a flow that starts its video at a time, which the link states in seconds (`?t=`). */
export function linkAtTime(url: string, timeMs: number): string {
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}t=${Math.round(timeMs / 10) / 100}${hash}`;
}

export function joinPath({ project_name, project_id, invitation_id }: JoinInvitation): string {
  const name = project_name === undefined ? {} : { project_name };
  return `/join/project?${new URLSearchParams({ ...name, project_id, invitation_id }).toString()}`;
}

/** Path of the login page, with the path and query to return to. */
export function loginPath(returnTo?: string): string {
  return returnTo === undefined ? LOGIN_PATH : `${LOGIN_PATH}?return=${encodeURIComponent(returnTo)}`;
}

/**
 * Returns the path to open after login: the given path of our own origin with query and hash. Returns `/flowlens` for an
 * address that could lead to another site, into a loop, or to `/`.
 */
export function safeReturnPath(address: string | null | undefined): string {
  if (!address || address.length > MAX_RETURN_CHARS || !isOwnPath(address)) return HOME_PATH;
  const { pathname, search, hash } = new URL(address, OWN_ORIGIN);
  return isDestination(pathname) ? `${pathname}${search}${hash}` : HOME_PATH;
}

function isDestination(pathname: string): boolean {
  const path = fullyDecoded(pathname)?.toLowerCase();
  return path !== undefined && isOwnPath(path) && !/^\/(login(\/.*)?)?$/.test(path);
}

/**
 * Returns whether a path has one leading slash that no slash or backslash follows, has no control characters, and resolves
 * within our own origin.
 */
function isOwnPath(address: string): boolean {
  return (
    /^\/(?![/\\])/.test(address) &&
    !/\p{Cc}/u.test(address) &&
    URL.canParse(address, OWN_ORIGIN) &&
    new URL(address, OWN_ORIGIN).origin === OWN_ORIGIN
  );
}

/** Servers and routers may decode more often than the browser, so all layers of encoding are removed before the check. */
function fullyDecoded(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : fullyDecoded(decoded);
  } catch {
    return undefined;
  }
}

/** Returns the URL if a click on it is safe: absolute, and http or https. Show everything else as plain text. */
export function safeHref(url: string | null | undefined): string | null {
  return withProtocol(url, ['http:', 'https:']);
}

/** Returns the URL if it is absolute and https, for content of other services such as pictures and tickets. */
export function safeHttpsHref(url: string | null | undefined): string | null {
  return withProtocol(url, ['https:']);
}

/**
 * Returns the address of a page that guests are asked to record. Null for an address that guests cannot open, because of
 * its protocol or because it contains a password. A host without a protocol counts as https.
 */
export function siteAddress(text: string): string | null {
  const typed = text.trim();
  const href = safeHref(/^[a-z][a-z+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (href === null || href.length > SITE_ADDRESS_MAX_CHARS) return null;
  const { username, password } = new URL(href);
  return username === '' && password === '' ? href : null;
}

/**
 * Returns the origin of an http or https address without a path; null for any other text. Hosts have only the characters
 * that a content security policy allows, because others could add a directive or a wildcard to it.
 */
export function siteOrigin(text: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return null;
  const { href, origin } = new URL(typed);
  return href === `${origin}/` && SITE_ORIGIN.test(origin) ? origin : null;
}

function withProtocol(url: string | null | undefined, protocols: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocols.includes(protocol) ? href : null;
}
