import type { Notice } from '@flowlens/core';
import type { NavigationTarget } from '@flowlens/core/links';
import type { FlowLensChangeEventMap } from './change-events.js';

/** Detail of playback events. */
export interface FlowLensTimeDetail {
  /** Time of the video, in milliseconds. */
  timeMs: number;
}

/** Detail of `flowlens-error`. */
export interface FlowLensErrorDetail {
  error: unknown;
  /** Id of the failed operation in `openapi.yaml`, such as `getFlow`; undefined if the element itself failed. */
  operation: string | undefined;
}

/** Detail of `flowlens-navigate`. */
export interface FlowLensNavigateDetail {
  target: NavigationTarget;
}

/** Detail of `flowlens-notice`. */
export interface FlowLensNoticeDetail {
  notice: Notice;
  /** Text of the notice in the language of the element. */
  text: string;
  /** The server's reason for a failure, if it gave one. */
  reason: string | undefined;
}

/** Events of the elements by name. All of them bubble and are composed. */
export interface FlowLensElementEventMap extends FlowLensChangeEventMap {
  /** The element shows its content; in a player, the video can be played. */
  'flowlens-ready': CustomEvent<null>;
  /** About four times a second while the video plays, and after every jump. */
  'flowlens-timeupdate': CustomEvent<FlowLensTimeDetail>;
  'flowlens-play': CustomEvent<FlowLensTimeDetail>;
  'flowlens-pause': CustomEvent<FlowLensTimeDetail>;
  'flowlens-ended': CustomEvent<FlowLensTimeDetail>;
  /** Data could not be loaded, or the element crashed. */
  'flowlens-error': CustomEvent<FlowLensErrorDetail>;
  /** A link was clicked, or a change such as a deletion asks for another page. Cancelable: links then do nothing. */
  'flowlens-navigate': CustomEvent<FlowLensNavigateDetail>;
  /** A message for the user, such as after a change. */
  'flowlens-notice': CustomEvent<FlowLensNoticeDetail>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds our events to those of every target
  interface GlobalEventHandlersEventMap extends FlowLensElementEventMap {}
}
