import { FlowLensProvider, RecorderPanel, Spinner } from '@flowlens/components';
import { de } from '@flowlens/core/messages/de';
import type { SentFlow } from '@flowlens/recorder';
import { useEffect, useState } from 'react';
import type { Texts } from '../texts/en.js';
import { isGerman } from '../texts/texts.js';
import { onConnectionsChanged, readConnections } from '../connection/connections.js';
import { type OpenedRecording, openRecording } from './open-recording.js';
import { SentNote } from './sent-note.js';

export interface ReviewProps {
  texts: Texts;
  /** Id of the recording. */
  id: string;
}

type ReviewState =
  | { step: 'opening' | 'missing' | 'discarded' }
  | { step: 'review'; opened: OpenedRecording }
  | { step: 'sent'; flow: SentFlow };

/** Page that reviews and sends a finished recording. */
export function Review({ texts, id }: ReviewProps) {
  const [state, setState] = useState<ReviewState>({ step: 'opening' });

  useEffect(() => {
    openOnce(id).then(
      (opened) => setState(opened ? { step: 'review', opened } : { step: 'missing' }),
      () => setState({ step: 'missing' }),
    );
  }, [id]);

  // No other page can delete the recording while this one has it open.
  useEffect(() => {
    if (state.step !== 'review') return undefined;
    const { recorder, connectionKey } = state.opened;
    const discardWithAccount = async () => {
      if ((await readConnections()).some(({ key }) => key === connectionKey)) return;
      await recorder.getSnapshot().draft?.discard();
      setState({ step: 'discarded' });
    };
    return onConnectionsChanged(() => void discardWithAccount());
  }, [state]);

  switch (state.step) {
    case 'opening':
      return (
        <p role="status" className="review-note">
          <Spinner />
          <span>{texts.review.opening}</span>
        </p>
      );
    case 'missing':
      return <p className="review-note">{texts.review.notFound}</p>;
    case 'discarded':
      return <p className="review-note">{texts.review.discarded}</p>;
    case 'sent':
      return <SentNote texts={texts} id={id} flow={state.flow} />;
    case 'review':
      return (
        <FlowLensProvider client={state.opened.client} {...(isGerman() && { messages: de, locale: 'de-DE' })}>
          <RecorderPanel
            recorder={state.opened.recorder}
            defaultProjectId={state.opened.projectId}
            {...(isGerman() && { messages: de })}
            onSent={(flow) => setState({ step: 'sent', flow })}
            onDiscarded={() => setState({ step: 'discarded' })}
          />
        </FlowLensProvider>
      );
  }
}

let opening: { id: string; recording: Promise<OpenedRecording | null> } | undefined;

/** Guards against running twice in development, because a recording can be opened once. */
function openOnce(id: string): Promise<OpenedRecording | null> {
  if (opening?.id !== id) opening = { id, recording: openRecording(id) };
  return opening.recording;
}
