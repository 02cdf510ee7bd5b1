import type { SharedFlow } from '@flowlens/client';
import type { EmbedCommand, EmbedEvent } from '@flowlens/client/embed';
import { isRefusedLink, type PlayerStore, useSharedFlow } from '@flowlens/hooks';
import { useEffect, useEffectEvent } from 'react';
import type { Host } from './connect-host.js';
import { reportPlayer } from './report-player.js';

/** Lets the page around the iframe control the player, and reports status and playback to it. */
export function useHost(host: Host, { token, store }: { token: string; store: PlayerStore }): void {
  const { data: flow, error } = useSharedFlow(token);
  const isReady = flow?.recording_status === 'completed' && !isRefusedLink(error);

  const reportStatus = useEffectEvent(() => {
    const event = statusOf(flow, error);
    if (event) host.send(event);
  });
  const execute = useEffectEvent((command: EmbedCommand) => {
    if (command.type === 'subscribe') reportStatus();
    else if (isReady) controlPlayer(store, command);
  });

  useEffect(() => host.onCommand(execute), [host]);
  useEffect(() => reportStatus(), [isReady, error]);
  useEffect(() => reportPlayer(store, host), [store, host]);
}

function statusOf(flow: SharedFlow | undefined, error: Error | null): EmbedEvent | null {
  if (isRefusedLink(error)) return { type: 'error', reason: 'link' };
  if (flow?.recording_status === 'failed') return { type: 'error', reason: 'video' };
  if (flow?.recording_status === 'completed')
    return { type: 'ready', duration_ms: flow.video_duration_ms, title: flow.title };
  return error ? { type: 'error', reason: 'load' } : null;
}

function controlPlayer({ actions }: PlayerStore, command: Exclude<EmbedCommand, { type: 'subscribe' }>): void {
  if (command.type === 'seek') actions.seek(command.time_ms);
  else actions[command.type]();
}
