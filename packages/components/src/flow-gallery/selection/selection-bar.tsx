'use client';

import type { FlowSummary } from '@flowlens/client';
import { FLOW_SELECTION_MAX } from '@flowlens/core/limits';
import type { UseFlowBatchResult } from '@flowlens/hooks';
import { FolderInput, Tag, Trash2, X } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../ui/dialog/lazy-dialog.js';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface SelectionBarProps {
  flows: readonly FlowSummary[];
  batch: UseFlowBatchResult;
  /** Deselects all flows. */
  onClear: () => void;
  texts: GalleryTexts;
}

const AddTagsDialog = lazyDialog(async () => (await import('./add-tags-dialog.js')).AddTagsDialog);
const MoveFlowsDialog = lazyDialog(async () => (await import('./move-flows-dialog.js')).MoveFlowsDialog);

/** Actions on the selected flows. Tags and moves need flows of one project. */
export function SelectionBar({ flows, batch, onClear, texts }: SelectionBarProps) {
  const [dialog, setDialog] = useState<'tags' | 'move' | null>(null);
  const [projectId, ...others] = new Set(flows.map(({ system_id }) => system_id));
  const isOneProject = others.length === 0;
  const count = flows.length;
  const isFull = count === FLOW_SELECTION_MAX;
  const dialogProps = { flows, update: batch.update, onDone: onClear, texts };
  const openProps = (name: 'tags' | 'move') => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  function remove() {
    batch.remove(flows);
    onClear();
  }

  return (
    <div className="fl-selection-bar" role="toolbar" aria-label={texts.selectionActions}>
      <p className="fl-selection-bar-count" role="status">
        {isFull ? texts.selectedMost({ count }) : texts.selected({ count })}
      </p>
      <Button icon={<Icon of={Tag} size={14} />} disabled={!isOneProject} onClick={() => setDialog('tags')}>
        {texts.tag}
      </Button>
      <Button icon={<Icon of={FolderInput} size={14} />} disabled={!isOneProject} onClick={() => setDialog('move')}>
        {texts.move}
      </Button>
      <Button className="fl-selection-bar-delete" icon={<Icon of={Trash2} size={14} />} onClick={remove}>
        {texts.delete}
      </Button>
      <IconButton label={texts.clearSelection} icon={<Icon of={X} size={15} />} onClick={onClear} />
      {projectId !== undefined && (
        <>
          <AddTagsDialog {...openProps('tags')} {...dialogProps} projectId={projectId} />
          <MoveFlowsDialog {...openProps('move')} {...dialogProps} projectId={projectId} />
        </>
      )}
    </div>
  );
}
