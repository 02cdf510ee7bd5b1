'use client';

import type { EmbedKey, Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useEmbedKeyActions, useEmbedKeys, useFlowLens } from '@flowlens/hooks';
import { KeyRound } from 'lucide';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';
import { ListState } from '../parts/list-state.js';
import { TabHeading } from '../parts/tab-heading.js';
import { EmbedKeyRow } from './embed-key-row.js';
import { MakeKeyForm } from './make-key-form.js';

export interface EmbeddingTabProps {
  project: Project;
  m: Messages['embedding'];
  productUrl: string | undefined;
}

/** Settings tab for embed keys. For admins. */
export function EmbeddingTab({ project, m, productUrl }: EmbeddingTabProps) {
  const { client } = useFlowLens();
  const query = useEmbedKeys(project);
  const { create, revoke } = useEmbedKeyActions(project.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<EmbedKey | null>(null);
  const keys = query.data?.filter(({ id }) => !revoke.pending.some((revoked) => revoked.id === id));

  function revokeAsked() {
    if (asked) revoke.run(asked);
    setAsked(null);
    heading.current?.focus();
  }

  return (
    <div className="fl-settings-tab">
      <TabHeading>{m.heading}</TabHeading>
      <p className="fl-embed-key-hint">{m.intro}</p>
      <MakeKeyForm
        projectId={project.id}
        m={m}
        create={create}
        baseUrl={client.baseUrl || new URL(productUrl ?? window.location.href).origin}
        isLive={(keyId) => keys?.some(({ id }) => id === keyId) ?? false}
      />
      <TabHeading ref={heading} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
        {m.keys}
      </TabHeading>
      <ListState query={query} loading={m.loading} failed={m.failed} />
      {keys?.length === 0 && <EmptyState icon={<Icon of={KeyRound} size={18} />} title={m.empty} />}
      {keys && keys.length > 0 && (
        <ul role="list" className="fl-person-rows">
          {keys.map((key) => (
            <EmbedKeyRow key={key.id} embedKey={key} m={m} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        destructive
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={m.revokeTitle}
        description={m.revokeText({ name: asked?.name ?? '' })}
        confirmText={m.revoke}
        onConfirm={revokeAsked}
      />
    </div>
  );
}
