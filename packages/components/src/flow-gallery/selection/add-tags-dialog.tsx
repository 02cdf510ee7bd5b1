'use client';

import type { FlowSummary } from '@flowlens/client';
import type { UseFlowBatchResult } from '@flowlens/hooks';
import { useState } from 'react';
import { TagPicker } from '../../tag-picker/tag-picker.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { BatchDialog } from './batch-dialog.js';

export interface AddTagsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  flows: readonly FlowSummary[];
  /** The flows' project. */
  projectId: string;
  update: UseFlowBatchResult['update'];
  /** Runs after the change, whether or not it succeeded for all flows. */
  onDone: () => void;
  texts: GalleryTexts;
}

/** Dialog that adds tags to several flows. */
export function AddTagsDialog({ open, ...props }: AddTagsDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ flows, projectId, texts, ...rest }: Omit<AddTagsDialogProps, 'open'>) {
  const [tagIds, setTagIds] = useState<readonly string[]>([]);
  return (
    <BatchDialog
      {...rest}
      title={texts.tagTitle({ count: flows.length })}
      description={texts.tagHint}
      action={texts.addTags}
      change={tagIds.length > 0 ? { flows, addTagIds: tagIds } : null}
    >
      <TagPicker mode="select" projectId={projectId} value={tagIds} onValueChange={setTagIds} />
    </BatchDialog>
  );
}
