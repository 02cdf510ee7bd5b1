'use client';

import { useProjects } from '@flowlens/hooks';
import { useState } from 'react';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { Select } from '../../ui/select/select.js';
import { BatchDialog, type SelectionDialogProps } from './batch-dialog.js';

/** Dialog that moves several flows to another project. */
export function MoveFlowsDialog({ open, ...props }: SelectionDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ flows, projectId, texts, ...rest }: Omit<SelectionDialogProps, 'open'>) {
  const [destination, setDestination] = useState<string | undefined>();
  const { data: projects = [] } = useProjects();
  const others = projects.filter(({ id }) => id !== projectId);
  return (
    <BatchDialog
      {...rest}
      title={texts.moveTitle({ count: flows.length })}
      action={texts.move}
      change={destination === undefined ? null : { flows, projectId: destination }}
    >
      <Select
        label={texts.project}
        placeholder={texts.chooseProject}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={destination}
        onValueChange={setDestination}
        disabled={others.length === 0}
      />
      <InlineAlert tone="warning">{others.length === 0 ? texts.noOtherProject : texts.moveHint}</InlineAlert>
    </BatchDialog>
  );
}
