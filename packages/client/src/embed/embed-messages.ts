/** Marks the messages between a page and the FlowLens player in its iframe. */
const EMBED_SOURCE = 'flowlens';
const EMBED_VERSION = 1;

/** Commands that a page sends to the player. */
export type EmbedCommand =
  /** Requests the `ready` event, again if it has been sent before. */
  { type: 'subscribe' } | { type: 'play' } | { type: 'pause' } | { type: 'seek'; time_ms: number };

/** Events that the player reports, by type. */
export interface EmbedEvents {
  /** The flow is loaded, and commands work. */
  ready: { duration_ms: number; title: string };
  play: { time_ms: number };
  pause: { time_ms: number };
  ended: { time_ms: number };
  /** Sent while the time changes, at most four times a second. */
  time: { time_ms: number };
  /** The viewer opened an event in the timeline, or its marker. */
  'event-opened': { event_id: string; kind: string; time_ms: number };
  /** `link`: the public link is not valid. `load`: the flow could not be loaded. `video`: the video cannot be played. */
  error: { reason: 'link' | 'load' | 'video' };
}

export type EmbedEventType = keyof EmbedEvents;

/** A message of the player. */
export type EmbedEvent = { [Type in EmbedEventType]: { type: Type } & EmbedEvents[Type] }[EmbedEventType];

/** A message as it is posted. */
export type EmbedMessage<Content> = { source: typeof EMBED_SOURCE; version: typeof EMBED_VERSION } & Content;

/** Adds the marks of this version. */
export function embedMessage<Content extends object>(content: Content): EmbedMessage<Content> {
  return { source: EMBED_SOURCE, version: EMBED_VERSION, ...content };
}

/** Returns whether a message has the marks of this version. Its content may still be anything. */
export function isEmbedMessage(data: unknown): data is EmbedMessage<{ type: unknown; time_ms?: unknown }> {
  if (typeof data !== 'object' || data === null) return false;
  const { source, version } = data as { source?: unknown; version?: unknown };
  return source === EMBED_SOURCE && version === EMBED_VERSION;
}
