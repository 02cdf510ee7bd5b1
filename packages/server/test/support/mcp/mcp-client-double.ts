import { z } from 'zod';

/**
 * Stand-in for the FlowLens MCP client (`flowlens-mcp-server`, 0.2.17): its calls and, as schemas, its requirements.
 * Like the client, it skips events that do not match its schema.
 */
const Version = z.object({
  version: z.string(),
  is_supported: z.literal(true),
  session_uuid: z.string(),
  recommendation: z.string().nullish(),
});
const Flow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  video_duration_ms: z.int(),
  created_at: z.iso.datetime(),
  system_id: z.string(),
  is_local: z.literal(false),
  recording_type: z.literal('WEBM'),
  tags: z.array(z.object({ id: z.string(), title: z.string() })).nullish(),
  comments: z.array(z.object({ timestamp: z.int(), content: z.string(), id: z.string().nullish() })).nullish(),
  timeline_url: z.url(),
  video_url: z.url().nullish(),
});
const File = z.object({
  timeline: z.array(z.record(z.string(), z.unknown())),
  metadata: z.object({ recording_duration_ms: z.int(), starting_url: z.string() }),
});

const text = z.string().nullish();
const time = { timestamp: z.union([z.number(), z.string()]), relative_time_ms: z.int() };
const exchange = { headers: z.record(z.string(), z.unknown()).nullish(), body: text };
const storage = z.object({
  ...time,
  page_url: text,
  action_type: z.enum(['set', 'get', 'clear', 'remove']),
});
const storedItem = z.object({ key: text, value: text });
const websocket = z.object({
  ...time,
  correlation_id: z.string(),
  websocket_created_data: z.object({ url: text }).nullish(),
  websocket_frame_data: z
    .object({ opcode: z.int(), mask: z.boolean(), payloadData: text, payloadLength: z.int().nullish() })
    .nullish(),
  websocket_handshake_data: z.object({ status: z.int().nullish() }).nullish(),
  websocket_closed_data: z.object({ reason: text }).nullish(),
});
const action = (name: string) => websocket.extend({ action_type: z.literal(name) });
const message = z.object({ message: text, stack: text });

const EVENTS: Record<string, z.ZodType> = {
  dom_action: z.object({
    ...time,
    page_url: z.string(),
    target: z.object({ xpath: z.string(), id: text }),
    final_value: text,
  }),
  network_request: z.object({
    ...time,
    correlation_id: z.string(),
    network_request_data: z.object({ method: z.string(), url: z.string(), resource_type: text, ...exchange }),
  }),
  network_response: z.object({
    ...time,
    correlation_id: z.string(),
    network_response_data: z.object({ status: z.int(), request_url: z.string(), request_method: text, ...exchange }),
  }),
  navigation: z.object({
    ...time,
    page_url: z.string(),
    action_type: z.enum(['page_navigation', 'history_change', 'hash_change']),
    navigation_data: z.object({ url: z.string(), frame_id: z.int(), transition_type: z.string() }),
  }),
  local_storage: storage.extend({ local_storage_data: storedItem }),
  session_storage: storage.extend({ session_storage_data: storedItem }),
  console_error: z.object({ ...time, console_error_data: message }),
  console_warn: z.object({ ...time, console_warn_data: message }),
  javascript_error: z.object({ ...time, javascript_error_data: message }),
  websocket_created: action('connection_opened'),
  websocket_handshake_request: action('handshake_request'),
  websocket_handshake_response: action('handshake_response'),
  websocket_frame_sent: action('message_sent'),
  websocket_frame_received: action('message_received'),
  websocket_closed: action('connection_closed'),
};

interface SeenEvent {
  type: string;
  correlation_id?: string;
  network_request_data?: { method: string; url: string };
  network_response_data?: { status: number; request_url: string; request_method: string | null };
  websocket_created_data?: { url: string };
}

export interface SeenFlow {
  flow: z.output<typeof Flow>;
  metadata: z.output<typeof File>['metadata'];
  /** Events that the client accepts. */
  events: SeenEvent[];
  /** Types of skipped events. */
  unknownTypes: string[];
  /** Requests with and without their responses. */
  requests: { request: SeenEvent; response: SeenEvent | undefined }[];
  videoBytes: number;
}

/** Starts like the client and opens a flow. Without a token, the flow is refused. */
export async function openFlowAsMcpClient(url: string, flowId: string, token?: string): Promise<SeenFlow> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { session_uuid } = Version.parse(await readJson(`${url}/mcp/version/0.2.16`, headers));
  const query = new URLSearchParams({ session_uuid, mcp_version: '0.2.16' }).toString();
  const flow = Flow.parse(await readJson(`${url}/flowlens/flow/${flowId}?${query}`, headers));
  // URLs of files are opened without the token.
  const video = typeof flow.video_url === 'string' ? await readBytes(flow.video_url) : Buffer.alloc(0);
  const { timeline, metadata } = File.parse(await readJson(flow.timeline_url));
  const taken = timeline.filter((event) => EVENTS[String(event['type'])]?.safeParse(event).success === true);
  const unknownTypes = timeline.filter((event) => !taken.includes(event)).map((event) => String(event['type']));
  const events = taken as unknown as SeenEvent[];
  return { flow, metadata, events, unknownTypes, requests: joinRequests(events), videoBytes: video.length };
}

/** Reports the use of a flow like the client does for files that it opens; it accepts no empty response. */
export async function logUseAsMcpClient(url: string, use: object): Promise<void> {
  const body = JSON.stringify(use);
  const response = await fetch(`${url}/flowlens/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok || (await response.text()).trim() === '')
    throw new Error(`The report was answered ${response.status}.`);
}

function joinRequests(events: SeenEvent[]): SeenFlow['requests'] {
  const open = new Map<string | undefined, SeenFlow['requests'][number]>();
  const joined: SeenFlow['requests'] = [];
  for (const event of events) {
    if (event.type === 'network_request') {
      const entry = { request: event, response: undefined };
      joined.push(entry);
      open.set(event.correlation_id, entry);
    }
    const entry = event.type === 'network_response' ? open.get(event.correlation_id) : undefined;
    if (entry) entry.response = event;
    if (entry) open.delete(event.correlation_id);
  }
  return joined;
}

async function readBytes(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${new URL(url).pathname} was answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function readJson(url: string, headers?: Record<string, string>): Promise<unknown> {
  return JSON.parse((await readBytes(url, headers)).toString('utf8'));
}
