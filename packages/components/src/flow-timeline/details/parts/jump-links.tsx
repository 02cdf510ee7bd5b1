import { CornerDownRight, CornerUpLeft } from 'lucide';
import { Button } from '../../../ui/button/button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { useTimelineTexts } from '../../timeline-texts.js';

/** Entries that are related to an entry. */
export interface RelatedEntries {
  /** The first error that followed a request. */
  errorAfter?: string | null | undefined;
  /** The failed request that came before an error. */
  requestBefore?: string | null | undefined;
}

export interface JumpLinksProps {
  related: RelatedEntries | undefined;
  onShowEntry: ((entryId: string) => void) | undefined;
}

/** Links between a failed request and the error that followed. */
export function JumpLinks({ related, onShowEntry }: JumpLinksProps) {
  const d = useTimelineTexts().details;
  const { errorAfter, requestBefore } = related ?? {};
  if (!onShowEntry || !(errorAfter || requestBefore)) return null;
  return (
    <>
      {requestBefore && (
        <Button
          size="small"
          icon={<Icon of={CornerUpLeft} className="fl-mirrored" size={13} />}
          onClick={() => onShowEntry(requestBefore)}
        >
          {d.goToRequest}
        </Button>
      )}
      {errorAfter && (
        <Button
          size="small"
          icon={<Icon of={CornerDownRight} className="fl-mirrored" size={13} />}
          onClick={() => onShowEntry(errorAfter)}
        >
          {d.goToError}
        </Button>
      )}
    </>
  );
}
