'use client';

import { hasFlowFilters, withFlowFilters } from '@flowlens/core';
import { useSavedViews, type UseFlowFiltersResult } from '@flowlens/hooks';
import { Bookmark, BookmarkPlus, Check, Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { lazyDialog } from '../../ui/dialog/lazy-dialog.js';
import { Icon } from '../../ui/icon/icon.js';
import { MenuItem } from '../../ui/menu/menu-item.js';
import { MenuLabel } from '../../ui/menu/menu-label.js';
import { Menu } from '../../ui/menu/menu.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface ViewsMenuProps {
  projectId: string | undefined;
  filtering: UseFlowFiltersResult;
  texts: GalleryTexts;
}

const SaveViewDialog = lazyDialog(async () => (await import('./save-view-dialog.js')).SaveViewDialog);

/** Menu of the saved views of a project. Renders nothing if views cannot be stored. */
export function ViewsMenu({ projectId, filtering, texts }: ViewsMenuProps) {
  const { views, viewNamed, save, remove, filtersOf } = useSavedViews({ projectId });
  const [saving, setSaving] = useState(false);
  if (!views) return null;

  const { filters } = filtering;
  const query = withFlowFilters('', filters).toString();
  const current = views.find((view) => view.query === query);
  const isPlain = !hasFlowFilters(filters) && filters.sort === undefined;

  return (
    <>
      <Menu
        trigger={
          <Button
            className="fl-flow-gallery-tool"
            aria-label={current ? texts.currentView({ name: current.name }) : texts.views}
            icon={<Icon of={Bookmark} size={14} />}
          >
            <span className="fl-views-menu-name" dir="auto">
              {current?.name ?? texts.views}
            </span>
          </Button>
        }
      >
        {views.length === 0 && isPlain && (
          <MenuLabel className="fl-menu-label fl-views-menu-hint">{texts.noViews}</MenuLabel>
        )}
        {views.map((view) => (
          <MenuItem
            key={view.name}
            icon={<Icon of={view === current ? Check : Bookmark} size={14} />}
            onSelect={() => filtering.replace(filtersOf(view))}
          >
            <span className="fl-views-menu-name" dir="auto">
              {view.name}
            </span>
          </MenuItem>
        ))}
        <MenuItem
          icon={<Icon of={BookmarkPlus} size={14} />}
          disabled={isPlain || current !== undefined}
          onSelect={() => setSaving(true)}
        >
          {texts.saveView}
        </MenuItem>
        {current && (
          <MenuItem tone="danger" icon={<Icon of={Trash2} size={14} />} onSelect={() => remove(current.name)}>
            {texts.deleteView({ name: current.name })}
          </MenuItem>
        )}
      </Menu>
      <SaveViewDialog
        open={saving}
        onOpenChange={setSaving}
        isTaken={(name) => viewNamed(name) !== undefined}
        onSave={(name) => save(name, filters)}
        texts={texts}
      />
    </>
  );
}
