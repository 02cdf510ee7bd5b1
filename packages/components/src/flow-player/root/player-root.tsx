'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { TimeRange } from '@flowlens/timeline';
import { createPlayerStore, hotkeyFor, PlayerContext, type PlayerStore, usePlayer } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { useBrowserLayoutEffect } from '../../ui/internal/layout/use-browser-layout-effect.js';
import { activeDataAttributes } from './player-data-attributes.js';
import { PlayerTextsContext } from '../player-texts.js';
import { ShortcutsContext, usableShortcuts } from '../shortcuts/shortcuts-context.js';
import { usePlayerShortcuts } from '../shortcuts/use-player-shortcuts.js';
import { type PlayerEventProps, usePlayerEvents } from './use-player-events.js';
import { type PlayerSyncProps, SYNC_PROPS, usePlayerSyncProps } from './use-player-sync-props.js';
import { useStartAt } from './use-start-at.js';
import { withoutProps } from './without-props.js';

export interface PlayerRootProps
  extends
    PlayerSyncProps,
    PlayerEventProps,
    Omit<ComponentPropsWithoutRef<'section'>, keyof PlayerSyncProps | keyof PlayerEventProps> {
  /** A store of `createPlayerStore()`, to share with components next to the player. @default one of its own */
  store?: PlayerStore | undefined;
  /** Duration of the video in milliseconds, for files without one. */
  durationMs?: number | null | undefined;
  /**
   * Start of the video, in milliseconds. A change seeks. `parseMomentMs` of `@flowlens/core/player` reads it from a link's
   * `?t=`.
   */
  startAtMs?: number | null | undefined;
  /** Idle stretches of the recording, which playback can skip. `FlowPlayer` gets them from the timeline. */
  idleStretches?: readonly TimeRange[] | undefined;
  /** True if shortcuts work while the focus is in the player. @default true */
  hotkeys?: boolean | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'player'> | undefined;
}

const NO_STRETCHES: readonly TimeRange[] = [];

/** Root of a player: holds its state and its parts, and handles its shortcuts. */
export const PlayerRoot = forwardRef<HTMLElement, PlayerRootProps>(function PlayerRoot(
  {
    store: hostStore,
    durationMs,
    startAtMs,
    idleStretches = NO_STRETCHES,
    hotkeys = true,
    onReady,
    onEnded,
    messages,
    className,
    onKeyDown,
    children,
    ...props
  },
  ref,
) {
  const [ownStore] = useState(() => createPlayerStore({ durationMs: durationMs ?? 0 }));
  const store = hostStore ?? ownStore;
  const m = useMessages('player', messages?.player);
  const rootClass = useRootClass();
  const attributes = usePlayer(activeDataAttributes, store).split(' ').filter(Boolean);
  usePlayerSyncProps(store, props);
  const around = useContext(ShortcutsContext);
  const own = usePlayerShortcuts(store, m);
  const shortcuts = useMemo(() => around ?? { list: hotkeys ? own : [], listedAround: false }, [around, hotkeys, own]);

  const frame = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame.current, []);
  useEffect(() => (frame.current ? store.attachFrame(frame.current) : undefined), [store]);
  // Before the first paint, which shows the duration.
  useBrowserLayoutEffect(() => store.actions.setFallbackDuration(durationMs ?? 0), [store, durationMs]);
  useEffect(() => store.actions.setIdleStretches(idleStretches), [store, idleStretches]);
  useStartAt(store, startAtMs);
  usePlayerEvents(store, { onReady, onEnded });

  function takeKey(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event);
    const hotkey = hotkeyFor(event.nativeEvent, usableShortcuts(shortcuts.list, store.getState()), frame.current);
    if (!hotkey) return;
    event.preventDefault();
    hotkey();
  }

  return (
    <PlayerContext.Provider value={store}>
      <PlayerTextsContext.Provider value={m}>
        <ShortcutsContext.Provider value={shortcuts}>
          <section
            aria-label={m.label}
            {...withoutProps(props, SYNC_PROPS)}
            {...Object.fromEntries(attributes.map((name) => [name, '']))}
            ref={frame}
            // After a click on the picture, the player handles the keys.
            tabIndex={-1}
            onKeyDown={takeKey}
            className={clsx(rootClass, 'fl-player', className)}
          >
            {children}
          </section>
        </ShortcutsContext.Provider>
      </PlayerTextsContext.Provider>
    </PlayerContext.Provider>
  );
});
