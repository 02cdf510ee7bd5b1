import type { RecordingContent } from '@flowlens/recorder';
import { downloadFile } from '../../flow-timeline/filters/download-file.js';

/** Saves the video and the events of a recording as two files on the user's machine. */
export function saveRecording({ title, video, events }: RecordingContent): void {
  const name = title ?? 'FlowLens';
  if (video) downloadFile(video, name, video.type.startsWith('video/mp4') ? 'mp4' : 'webm');
  if (events.length === 0) return;
  downloadFile(new Blob([JSON.stringify({ timeline: events })], { type: 'application/json' }), name, 'json');
}
