import { createOwnRequestCheck } from '@flowlens/recorder/parts';
import { admitObserved } from '../observed-requests/admit-observed.js';
import type { ObservedRequest } from '../observed-requests/observed-request.js';
import { createBodyReader, type ProtocolBody } from './body-text.js';
import type { DeepMessage } from './deep-message.js';
import { eventOfLogEntry } from './log-entry.js';
import { TOP_FRAME } from './frame-ids.js';
import { originOf } from './origin-of.js';
import type { LogEntryAdded, ProtocolMessage, SendCommand } from './protocol.js';
import { createRequestLog } from './request-log.js';
import { createSocketLog } from './socket-log.js';

export interface ObserveTabOptions {
  send: SendCommand;
  /** Origin of the FlowLens server, which is never recorded. */
  serverOrigin: string;
  /** Recorded sites; more may be added. */
  origins: ReadonlySet<string>;
  /** False for the strict privacy level, which reads no bodies at all. */
  withBodies: boolean;
  report: (message: DeepMessage) => void;
  /** Returns true if no other tab shows the site, so that its service worker works for the recorded tab. */
  isOnlyTabOf: (origin: string) => Promise<boolean>;
  /** Called when the tab shows a document of another site. */
  onAway: () => void;
}

export interface ObservedTab {
  take: (message: ProtocolMessage) => void;
}

interface Frame {
  id: string;
  parentId?: string;
  url: string;
  /** Address that failed to load; the frame then shows an error page of the browser. */
  unreachableUrl?: string;
}

/** Observes a tab, its workers and its frames through the debugger. Filters data that must not be recorded. */
export async function observeTab(options: ObserveTabOptions): Promise<ObservedTab> {
  const { send, serverOrigin, origins, withBodies, report, isOnlyTabOf, onAway } = options;
  /** Type of each session: `worker`, `service_worker`, `iframe`. The root session is not listed. */
  const kinds = new Map<string, string>();
  const isOwn = createOwnRequestCheck(serverOrigin, serverOrigin, true);
  const readBody = createBodyReader(() => performance.now());
  const kindOf = (sessionId: string | undefined) => kinds.get(sessionId ?? '') ?? 'page';

  async function reportRequest(request: ObservedRequest, sessionId: string | undefined) {
    if (isOwn(request.url) || isOwn(request.initiator ?? '')) return;
    const admitted = admitObserved(request, { origins, isAway: false });
    if (!admitted) return;
    const isShared = kindOf(sessionId) === 'service_worker';
    if (isShared && !(await isOnlyTabOf(request.initiator ?? ''))) {
      if (!request.deep?.isOpen) report({ kind: 'left_out' });
      return;
    }
    report({ kind: 'request', request: admitted });
  }

  await send('Page.enable', {});
  const { frameTree } = (await send('Page.getFrameTree', {})) as { frameTree: { frame: Frame } };
  const topFrameId = frameTree.frame.id;
  const requests = createRequestLog({
    topFrameId,
    mayReadBody: (request) => withBodies && isReadableBySite(request, origins),
    readBody: ({ requestId, sessionId, ...body }) =>
      readBody({
        ...body,
        read: () => send('Network.getResponseBody', { requestId }, sessionId) as Promise<ProtocolBody>,
      }),
    report: (request, sessionId) => void reportRequest(request, sessionId),
  });
  const sockets = createSocketLog({
    isWorker: (sessionId) => /worker/.test(kindOf(sessionId)),
    report: (request, sessionId) => void reportRequest(request, sessionId),
  });

  /** None of them is awaited: a target that waits for the debugger responds only after it resumes. */
  function enable(sessionId?: string) {
    const targets = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    const sent = [
      send('Network.enable', { maxPostDataSize: 64 * 1024 }, sessionId),
      send('Log.enable', {}, sessionId),
      send('Target.setAutoAttach', targets, sessionId),
      ...(sessionId === undefined ? [] : [send('Runtime.runIfWaitingForDebugger', {}, sessionId)]),
    ];
    // A target may not support a domain, or may already be gone.
    for (const command of sent) command.catch(() => undefined);
  }

  function reportEntry(added: LogEntryAdded, sessionId: string | undefined) {
    const origin = originOf(added.entry.url);
    const isOfSite = origin === undefined ? kindOf(sessionId) === 'page' : origins.has(origin);
    const event = isOfSite ? eventOfLogEntry(added) : undefined;
    if (event) report({ kind: 'entry', event });
  }

  enable();
  return {
    take(message) {
      const { method, params, sessionId } = message;
      if (method === 'Target.attachedToTarget') {
        const { sessionId: attached, targetInfo } = params as { sessionId: string; targetInfo: { type: string } };
        kinds.set(attached, targetInfo.type);
        enable(attached);
      } else if (method === 'Target.detachedFromTarget') kinds.delete((params as { sessionId: string }).sessionId);
      else if (method === 'Page.frameNavigated') {
        const { frame } = params as { frame: Frame };
        const origin = originOf(frame.unreachableUrl ?? frame.url);
        if (frame.id === topFrameId && !(origin !== undefined && origins.has(origin))) onAway();
      } else if (method === 'Log.entryAdded') reportEntry(params as LogEntryAdded, sessionId);
      else if (method.startsWith('Network.webSocket')) sockets.take(message);
      else requests.take(message);
    },
  };
}

/** Returns true if the site may read a response: from its own origin, or shared by CORS. */
function isReadableBySite(request: ObservedRequest, origins: ReadonlySet<string>): boolean {
  const { initiator = '', url, redirects, frameId, type, responseHeaders } = request;
  if (!origins.has(initiator)) return false;
  const answered = originOf(redirects.at(-1)?.url ?? url);
  if (answered !== undefined && origins.has(answered)) return true;
  if (frameId === TOP_FRAME && type === 'main_frame') return false;
  const shared = responseHeaders['access-control-allow-origin'];
  return shared === '*' || shared === initiator;
}
