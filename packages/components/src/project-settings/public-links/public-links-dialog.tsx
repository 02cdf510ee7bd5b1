'use client';

import type { Project, ProjectShareLink } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useProjectShareLinks } from '@flowlens/hooks';
import { Globe } from 'lucide';
import { useContext, useState } from 'react';
import { RevokeQuestion } from '../../share-dialog/links/revoke-question.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { focusableAncestor, useFocusFallback } from '../../ui/internal/focus/use-focus-fallback.js';
import { Icon } from '../../ui/icon/icon.js';
import { SettingsEventsContext } from '../settings-events.js';
import { ListState } from '../parts/list-state.js';
import { PublicLinkRow } from './public-link-row.js';
import { RevokeAllQuestion } from './revoke-all-question.js';

export interface PublicLinksDialogProps {
  project: Project;
  m: Messages['share'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog with the live public links to flows of a project, which can be revoked one by one or all at once. */
export function PublicLinksDialog({ open, ...props }: PublicLinksDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ project, m, onOpenChange }: Omit<PublicLinksDialogProps, 'open'>) {
  const query = useProjectShareLinks(project);
  const { data: links, hasNextPage, isFetchingNextPage } = query;
  const [asked, setAsked] = useState<ProjectShareLink | null>(null);
  const { onShareLinkRevoked, onAllShareLinksRevoked } = useContext(SettingsEventsContext);
  const [askingAll, setAskingAll] = useState(false);

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={m.projectLinks}
      description={m.projectLinksHint}
      className="fl-public-links-dialog"
      footer={
        links &&
        links.length > 0 && (
          <Button variant="danger" onClick={() => setAskingAll(true)}>
            {m.revokeAll}
          </Button>
        )
      }
    >
      <ListState query={query} loading={m.linksLoading} failed={m.linksFailed} />
      {links?.length === 0 && <EmptyState icon={<Icon of={Globe} size={18} />} title={m.noProjectLinks} />}
      {links && links.length > 0 && (
        <ul role="list" className="fl-public-link-rows">
          {links.map((link) => (
            <PublicLinkRow key={link.id} link={link} m={m} onRevoke={() => setAsked(link)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <ShowMore label={m.showMoreLinks} busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
      )}
      <RevokeQuestion
        m={m}
        flowId={asked?.flow_id ?? ''}
        link={asked}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        onRevoked={(link) => onShareLinkRevoked?.(link)}
      />
      <RevokeAllQuestion
        project={project}
        m={m}
        open={askingAll}
        onOpenChange={setAskingAll}
        onRevoked={() => onAllShareLinksRevoked?.(project)}
      />
    </Dialog>
  );
}

/** Moves the focus when the last page has loaded and the button disappears. */
function ShowMore({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  const ref = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  return (
    <Button ref={ref} className="fl-public-links-more" busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
