'use client';

import type { Project } from '@flowlens/client';
import { useRecordingLinkActions, useRecordingLinks } from '@flowlens/hooks';
import { Video } from 'lucide';
import { useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { Switch } from '../../ui/switch/switch.js';
import { ListState } from '../parts/list-state.js';
import { WaitingRecordings } from '../../waiting-recordings/waiting-recordings.js';
import type { SettingsTexts } from '../settings-texts.js';
import { TabHeading } from '../parts/tab-heading.js';
import { MakeLinkForm } from './make-link-form.js';
import { RecordingLinkRow } from './recording-link-row.js';
import { SwitchOffQuestion } from './switch-off-question.js';

export interface RecordingLinksTabProps {
  project: Project;
  texts: SettingsTexts;
}

/** Settings tab for guest recordings: a switch, and the recording links. For admins. */
export function RecordingLinksTab({ project, texts }: RecordingLinksTabProps) {
  const m = texts.recordingLinks;
  const query = useRecordingLinks(project);
  const { setEnabled } = useRecordingLinkActions(project.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const { data } = query;
  // Optimistic: shows the choice at once and reverts on error.
  const [wanted, setWanted] = useState<boolean | null>(null);

  function save(enabled: boolean) {
    setWanted(enabled);
    const settle = () => {
      setWanted(null);
      setAsking(false);
    };
    setEnabled.run(enabled, { onSuccess: settle, onError: settle });
  }

  function change(enabled: boolean) {
    if (!enabled && data && data.links.length > 0) setAsking(true);
    else save(enabled);
  }

  return (
    <div className="fl-settings-tab">
      <TabHeading>{m.heading}</TabHeading>
      <WaitingRecordings project={project} />
      <ListState query={query} loading={m.loading} failed={m.failed} />
      {data && (
        <div className="fl-recording-links-switch">
          <Switch
            label={m.enable}
            hint={m.enableHint}
            checked={wanted ?? data.enabled}
            disabled={!data.available && !data.enabled}
            onCheckedChange={change}
          />
        </div>
      )}
      {data?.available === false && <InlineAlert tone="info">{m.unavailable}</InlineAlert>}
      <FailureAlert error={setEnabled.error} text={m.switchFailed} />
      {data?.enabled && (
        <>
          <MakeLinkForm projectId={project.id} m={m} isLive={(linkId) => data.links.some(({ id }) => id === linkId)} />
          <TabHeading ref={heading} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
            {m.links}
          </TabHeading>
          {data.links.length === 0 && <EmptyState icon={<Icon of={Video} size={18} />} title={m.empty} />}
          {data.links.length > 0 && (
            <ul role="list" className="fl-person-rows">
              {data.links.map((link) => (
                <RecordingLinkRow
                  key={link.id}
                  projectId={project.id}
                  link={link}
                  texts={texts}
                  onRevoked={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )}
          <SwitchOffQuestion
            m={m}
            links={data.links.length}
            open={asking}
            onOpenChange={setAsking}
            pending={setEnabled.pending}
            onConfirm={() => save(false)}
          />
        </>
      )}
    </div>
  );
}
