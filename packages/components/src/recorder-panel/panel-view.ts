import type { SendState } from '@flowlens/hooks';
import type { RecorderSnapshot, RecordingDraft } from '@flowlens/recorder';

export interface PanelView {
  view: 'start' | 'recording' | 'review' | 'sending' | 'sent';
  /** The draft that is reviewed or sent. */
  draft: RecordingDraft | null;
}

/** Returns the view of a panel. */
export function panelView({ status, draft }: RecorderSnapshot, sending: SendState): PanelView {
  if (status === 'recording' || status === 'paused' || status === 'stopping') return { view: 'recording', draft: null };
  // The recorder discards the draft just before sending ends.
  if (sending.status === 'sending') return { view: 'sending', draft: sending.draft };
  if (draft) return { view: 'review', draft };
  return { view: sending.status === 'sent' ? 'sent' : 'start', draft: null };
}
