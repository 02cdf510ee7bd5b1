import type { DomActionType } from '@flowlens/core/recorded';
import type { Probe } from '../probes/probe.js';
import type { RedactionOptions } from '../recorder.js';
import { createDescribeTarget } from './describe-target.js';
import { createFieldValues } from './field-value.js';
import { isEditable, isField, privateSelectors } from './private-elements.js';
import { createScrollSessions } from './scroll-sessions.js';
import { createTypingSessions } from './typing-session.js';

export interface ActionsOptions {
  redaction?: RedactionOptions | undefined;
  /** Returns whether a field ever hid its letters. */
  isConcealed: (element: Element) => boolean;
  /** Finds the closed shadow root of an element, which pages cannot do. */
  closedRootOf?: (element: Element) => ShadowRoot | null;
}

type Listener = [type: string, listener: (event: Event) => void];

/** User events that precede a change, a submit or a scroll. */
const USE_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'focusin', 'keydown'];
const INTERACTIVE =
  'a, button, input, select, textarea, summary, label, option, [role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"], [role="checkbox"], [role="switch"]';
const TYPED_INTO = /^(?!button|checkbox|color|file|image|radio|range|reset|submit)/;

/** Records the user's clicks, typing, inputs, scrolls and submits; ignores events that scripts dispatch. */
export function createActionsProbe({ redaction = {}, isConcealed, closedRootOf = () => null }: ActionsOptions): Probe {
  return ({ attempt, emit, now, onFlush, primordials, window }) => {
    const { listen, unlisten } = primordials;
    const { document } = window;
    const { texts } = privateSelectors(redaction, document);
    const values = createFieldValues(texts, isConcealed);
    const describe = createDescribeTarget(window, texts);

    function act(action_type: DomActionType, element: Element, at: number, final_value?: string) {
      const value = final_value === undefined ? {} : { final_value };
      emit({ type: 'dom_action', at, action_type, target: describe(element), ...value });
    }

    const typing = createTypingSessions(primordials, now, ({ element, keysCount, at }) =>
      attempt(() => act('keydown_session', element, at, values.typingOf(element, keysCount))),
    );
    const scrolling = createScrollSessions(primordials, now, (element, position, at) =>
      attempt(() => act('scroll', element, at, position)),
    );

    /** Returns the target of an event in the innermost accessible shadow root. */
    function targetOf(event: Event): Element | undefined {
      const [target] = event.composedPath();
      return target instanceof window.Element ? intoClosedRoots(target, event) : undefined;
    }

    function intoClosedRoots(host: Element, event: Event): Element {
      const root = closedRootOf(host);
      if (!root) return host;
      // Key presses have no coordinates, although they may cause clicks.
      const isAtPoint = event instanceof window.MouseEvent && event.detail > 0;
      const inner = isAtPoint ? root.elementFromPoint(event.clientX, event.clientY) : root.activeElement;
      return inner && inner !== host ? intoClosedRoots(inner, event) : host;
    }

    function onClick(event: Event) {
      const target = targetOf(event);
      if (!target) return;
      typing.end();
      const interactive = event
        .composedPath()
        .find((node): node is Element => node instanceof window.Element && node.matches(INTERACTIVE));
      act('click', target.closest(INTERACTIVE) ?? interactive ?? target, now());
    }

    function onKeydown(event: Event) {
      const target = targetOf(event);
      if (!target) return;
      if (isField(target) ? TYPED_INTO.test(target.type) : isEditable(target)) typing.key(target);
    }

    function onChange(event: Event) {
      typing.end();
      const target = targetOf(event);
      const value = target && values.valueOf(target);
      if (target && value !== undefined) act('input', target, now(), value);
    }

    function onSubmit(event: Event) {
      typing.end();
      const target = targetOf(event);
      if (target) act('submit', target, now());
    }

    function onScroll(event: Event) {
      const target = event.target === document ? document.scrollingElement : targetOf(event);
      if (target) scrolling.scrolled(target);
    }

    function endSessions() {
      typing.end();
      scrolling.end();
    }

    function onUse(event: Event) {
      scrolling.userActed();
      for (const node of event.composedPath()) if (node instanceof window.ShadowRoot) listenOn(node, insideShadows);
      const root = targetOf(event)?.getRootNode();
      if (root instanceof window.ShadowRoot) listenOn(root, insideShadows);
    }

    const trusted = ([type, listener]: Listener): Listener => [
      type,
      (event) => attempt(() => event.isTrusted && listener(event)),
    ];
    /** These events do not leave a shadow root. */
    const insideShadows = (
      [
        ['change', onChange],
        ['submit', onSubmit],
        ['scroll', onScroll],
      ] as Listener[]
    ).map(trusted);
    const everywhere = [
      ...insideShadows,
      ...(
        [['click', onClick], ['keydown', onKeydown], ...USE_EVENTS.map((type): Listener => [type, onUse])] as Listener[]
      ).map(trusted),
    ];
    const listeningTo = new Set<EventTarget>();

    function listenOn(target: EventTarget, listeners: readonly Listener[]) {
      if (listeningTo.has(target)) return;
      listeningTo.add(target);
      for (const [type, listener] of listeners) listen(target, type, listener, { capture: true, passive: true });
    }

    listenOn(window, everywhere);
    onFlush(endSessions);
    return () => {
      endSessions();
      for (const target of listeningTo)
        for (const [type, listener] of everywhere) unlisten(target, type, listener, true);
    };
  };
}
