'use client';

import type { Messages } from '@flowlens/core/messages';
import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { shortcutKey, useStableCallback } from '@flowlens/hooks/internal';
import { useContext, useEffect, useMemo } from 'react';
import { UiContext } from '../../provider/ui-context.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { keyCaps } from './key-caps.js';
import { type ActiveShortcut, usableShortcuts } from './shortcuts-context.js';

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  store: PlayerStore;
  shortcuts: readonly ActiveShortcut[];
  m: Messages['player'];
}

/** Lists the shortcuts that have an effect for this flow in this browser. */
export function ShortcutsDialog({ open, onOpenChange, store, shortcuts, m }: ShortcutsDialogProps) {
  const ui = useContext(UiContext);
  const container = usePortalContainer();
  // Only what is inside of a fullscreen element is visible.
  const fullscreen = open ? fullscreenElementOf(container) : null;
  const uiHere = useMemo(
    () => (fullscreen ? { ...ui, portalContainer: { current: fullscreen } } : ui),
    [ui, fullscreen],
  );
  const close = useStableCallback(() => onOpenChange(false));
  const listedIds = usePlayer(
    (state) =>
      usableShortcuts(shortcuts, state)
        .map(({ id }) => id)
        .join(' '),
    store,
  ).split(' ');
  const listed = shortcuts.filter(({ id }) => listedIds.includes(id));
  const groups = new Map<string, ActiveShortcut[]>();
  for (const shortcut of listed) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);

  useEffect(() => {
    if (!open) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (shortcutKey(event) === '?') close();
    };
    document.addEventListener('keydown', closeByKey, { capture: true });
    document.addEventListener('fullscreenchange', close);
    return () => {
      document.removeEventListener('keydown', closeByKey, { capture: true });
      document.removeEventListener('fullscreenchange', close);
    };
  }, [open, close]);

  return (
    <UiContext.Provider value={uiHere}>
      <Dialog title={m.shortcuts.help} open={open} onOpenChange={onOpenChange} className="fl-shortcuts">
        <div className="fl-shortcuts-groups">
          {[...groups].map(([title, ofGroup]) => (
            <section key={title} className="fl-shortcuts-group" aria-label={title}>
              {groups.size > 1 && <h3 className="fl-shortcuts-heading">{title}</h3>}
              <dl className="fl-shortcuts-list">
                {ofGroup.map((shortcut) => (
                  <ShortcutRow key={shortcut.id} shortcut={shortcut} m={m} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Dialog>
    </UiContext.Provider>
  );
}

interface ShortcutRowProps extends Pick<ShortcutsDialogProps, 'm'> {
  shortcut: ActiveShortcut;
}

/** One shortcut and its action. */
function ShortcutRow({ shortcut: { text, keys }, m }: ShortcutRowProps) {
  return (
    <div className="fl-shortcuts-row">
      <dt className="fl-shortcuts-text">{text}</dt>
      <dd className="fl-shortcuts-keys">
        {keys.map((key) => (
          <span key={key} className="fl-shortcuts-key">
            {keyCaps(key, m).map((cap) => (
              <kbd key={cap} className="fl-shortcuts-cap">
                {cap}
              </kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}

function fullscreenElementOf(container: Node | undefined): HTMLElement | null {
  const root = (container ?? document).getRootNode();
  const element = root instanceof Document || root instanceof ShadowRoot ? root.fullscreenElement : null;
  return element instanceof HTMLElement ? element : null;
}
