'use client';

import type { Tag } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import type { TagPickerMode, UseDeleteTagResult, UseTagSelectionResult } from '@flowlens/hooks';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { CreateTagDialog } from './create-tag-dialog.js';
import { TagOptions } from './tag-options.js';

export interface TagDropdownProps {
  m: Messages['tags'];
  mode: TagPickerMode;
  projectId: string;
  selection: UseTagSelectionResult;
  /** Null if the viewer may not delete tags, or not here. */
  deletion: UseDeleteTagResult | null;
}

/** Content of the tag picker: the tags, and the dialogs that create and delete them. */
export function TagDropdown({ m, mode, projectId, selection, deletion }: TagDropdownProps) {
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(false);
  const [condemned, setCondemned] = useState<Tag | null>(null);

  function remove(tag: Tag) {
    deletion?.run(tag, {
      onSuccess: () => {
        selection.drop(tag);
        setCondemned(null);
      },
    });
  }

  return (
    <>
      <TagOptions
        m={m}
        choices={selection.choices}
        selected={selection.selected}
        search={search}
        onSearch={setSearch}
        onToggle={selection.toggle}
        onDelete={deletion ? setCondemned : undefined}
        onCreate={() => setCreating(true)}
      />
      {creating && (
        <CreateTagDialog
          m={m}
          projectId={projectId}
          onClose={() => setCreating(false)}
          onCreated={(tag) => {
            // An earlier search might hide the new tag.
            setSearch('');
            // A new tag is not on any flow, so a filter by it would find nothing.
            if (mode === 'select') selection.add(tag);
          }}
        />
      )}
      {condemned && (
        <ConfirmDialog
          open
          destructive
          title={m.deleteTitle}
          description={m.deleteText({ title: condemned.title })}
          confirmText={m.delete}
          pending={deletion?.pending}
          pendingText={m.deleting}
          onConfirm={() => remove(condemned)}
          onOpenChange={() => {
            setCondemned(null);
            deletion?.reset();
          }}
        >
          <FailureAlert error={deletion?.pending ? null : deletion?.error} text={{ action: 'deleteTag' }} />
        </ConfirmDialog>
      )}
    </>
  );
}
