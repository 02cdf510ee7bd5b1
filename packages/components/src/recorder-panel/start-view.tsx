'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import type { Recorder, RecorderSnapshot, StartOptions } from '@flowlens/recorder';
import { Circle } from 'lucide';
import { useState } from 'react';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { Switch } from '../ui/switch/switch.js';
import { OrphanList } from './kept/orphan-list.js';
import { StartNotes } from './start-notes.js';
import { ViewTitle } from './view-title.js';

export interface StartViewProps {
  m: RecorderMessages;
  recorder: Recorder;
  snapshot: RecorderSnapshot;
  defaultVideo: boolean;
  surface: StartOptions['surface'];
  site: string | undefined;
  /** Title and project that are kept with the recording. */
  title: string | undefined;
  onlyProjectId: string | undefined;
}

/** Offers to record, and to finish recordings of an earlier visit. */
export function StartView({
  m,
  recorder,
  snapshot,
  defaultVideo,
  surface,
  site,
  title,
  onlyProjectId,
}: StartViewProps) {
  const [video, setVideo] = useState(defaultVideo);
  const [microphone, setMicrophone] = useState(false);
  const { status, error, orphans } = snapshot;
  const isStarting = status === 'starting';
  const isPictureOnly = recorder.probes.length === 0;
  const hasVideo = video || isPictureOnly;

  function start() {
    // A failed start is part of the snapshot, and shown below.
    const options = { video: hasVideo, microphone: hasVideo && microphone };
    const target = { ...(title && { title }), ...(onlyProjectId !== undefined && { projectId: onlyProjectId }) };
    recorder.start({ ...options, ...target, ...(surface && { surface }) }).catch(() => undefined);
  }

  return (
    <div className="fl-recorder-panel-column">
      <ViewTitle title={m.startTitle} hint={isPictureOnly ? m.pictureHint : m.startHint} />
      {orphans.length > 0 && (
        <OrphanList
          m={m}
          recorder={recorder}
          orphans={orphans}
          canSend={({ projectId }) => onlyProjectId === undefined || projectId === onlyProjectId}
          otherwise={m.orphanOfOther}
        />
      )}
      <div className="fl-recorder-panel-options">
        {!isPictureOnly && (
          <Switch label={m.video} hint={m.videoHint} checked={video} disabled={isStarting} onCheckedChange={setVideo} />
        )}
        <Switch
          label={m.microphone}
          hint={m.microphoneHint}
          checked={hasVideo && microphone}
          disabled={!hasVideo || isStarting}
          onCheckedChange={setMicrophone}
        />
      </div>
      <StartNotes m={m} pictureOnly={isPictureOnly} site={site} />
      {error && !isStarting && (
        <InlineAlert tone="error">
          <span>{m.errors[error.code]}</span>
          {error.code === 'unknown' && <span className="fl-inline-alert-reason">{error.message}</span>}
        </InlineAlert>
      )}
      {status === 'disposed' && (
        <InlineAlert tone="info">
          <span>{m.disposed}</span>
        </InlineAlert>
      )}
      <Button
        variant="primary"
        className="fl-recorder-panel-main"
        icon={<Icon of={Circle} size={14} fill="currentColor" />}
        busy={isStarting}
        disabled={status === 'disposed'}
        onClick={start}
      >
        {isStarting ? m.waitingForBrowser : m.start}
      </Button>
    </div>
  );
}
