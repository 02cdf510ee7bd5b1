'use client';

import { useState } from 'react';
import { TagPicker } from '../../tag-picker/tag-picker.js';
import { BatchDialog, type SelectionDialogProps } from './batch-dialog.js';

/** Dialog that adds tags to several flows. */
export function AddTagsDialog({ open, ...props }: SelectionDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ flows, projectId, texts, ...rest }: Omit<SelectionDialogProps, 'open'>) {
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
