'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { Globe } from 'lucide';
import { useId, useState } from 'react';
import { DialogButton } from '../../ui/button/dialog-button.js';
import { lazyDialog } from '../../ui/dialog/lazy-dialog.js';
import { Icon } from '../../ui/icon/icon.js';

export interface PublicLinksProps {
  project: Project;
  m: Messages['share'];
}

const PublicLinksDialog = lazyDialog(async () => (await import('./public-links-dialog.js')).PublicLinksDialog);

/** Opens the list of public links to flows of a project. For its admins. */
export function PublicLinks({ project, m }: PublicLinksProps) {
  const titleId = useId();
  const [open, setOpen] = useState(false);

  return (
    <section className="fl-public-links" aria-labelledby={titleId}>
      <h3 id={titleId} className="fl-public-links-title">
        {m.projectLinks}
      </h3>
      <p className="fl-public-links-hint">{m.projectLinksHint}</p>
      <DialogButton
        className="fl-public-links-button"
        icon={<Icon of={Globe} size={14} />}
        onOpen={() => setOpen(true)}
      >
        {m.manageLinks}
      </DialogButton>
      <PublicLinksDialog project={project} m={m} open={open} onOpenChange={setOpen} />
    </section>
  );
}
