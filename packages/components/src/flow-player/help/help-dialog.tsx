'use client';

import { PLAYER_SHORTCUTS, type PlayerShortcut, useFlowLens, usePlayer, usePlayerStore } from '@flowlens/hooks';
import { shortcutKey } from '@flowlens/hooks/internal';
import { X } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useEscape } from '../../ui/internal/events/use-escape.js';
import { Icon } from '../../ui/icon/icon.js';
import { keyCaps } from './key-caps.js';
import { usePlayerTexts } from '../player-texts.js';

const SHORTCUTS = Object.keys(PLAYER_SHORTCUTS) as (keyof typeof PLAYER_SHORTCUTS)[];

/**
 * The shortcuts of the player. Rendered inside the frame, so that it is visible in fullscreen, and returns the focus on
 * close. Its only tab stop is the button, from which the arrow keys scroll.
 */
export function HelpDialog() {
  const { actions } = usePlayerStore();
  const { common } = useFlowLens().messages;
  const m = usePlayerTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => actions.setHelpOpen(false);
  useEscape(true, close, dialog);

  useEffect(() => {
    const root = closeButton.current?.getRootNode() as Document | ShadowRoot | undefined;
    const opener = root?.activeElement;
    closeButton.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function takeKey(event: KeyboardEvent) {
    // The listed shortcuts are disabled while the list is open.
    event.stopPropagation();
    if (event.key === 'Tab') event.preventDefault();
    if (shortcutKey(event.nativeEvent) === '?') close();
  }

  return (
    <div
      ref={dialog}
      className="fl-player-help"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onKeyDown={takeKey}
    >
      <div className="fl-player-help-head">
        <p id={titleId} className="fl-player-help-title">
          {m.shortcuts.help}
        </p>
        <button ref={closeButton} type="button" className="fl-player-button" aria-label={common.close} onClick={close}>
          <Icon of={X} />
        </button>
      </div>
      <dl className="fl-player-help-list">
        {SHORTCUTS.map((name) => (
          <HelpRow key={name} name={name} />
        ))}
      </dl>
    </div>
  );
}

/** One shortcut and its action; renders nothing for shortcuts without an effect. */
function HelpRow({ name }: { name: keyof typeof PLAYER_SHORTCUTS }) {
  const { keys, available }: PlayerShortcut = PLAYER_SHORTCUTS[name];
  const listed = usePlayer((state) => available?.(state) ?? true);
  const m = usePlayerTexts();
  if (!listed) return null;

  return (
    <div className="fl-player-help-row">
      <dt className="fl-player-help-text">{m.shortcuts[name]}</dt>
      <dd className="fl-player-help-keys">
        {keys.map((key) => (
          <span key={key} className="fl-player-help-key">
            {keyCaps(key, m).map((cap) => (
              <kbd key={cap} className="fl-player-cap">
                {cap}
              </kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
