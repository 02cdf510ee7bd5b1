import type { Messages } from '@flowlens/core/messages';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { Spinner } from '../ui/spinner/spinner.js';

const LINES = ['38%', '52%', '46%', '64%', '58%', '70%', '61%'];

export interface DiagramLoadingProps {
  m: Messages['sequenceDiagram'];
}

/** Loading text over a skeleton of the diagram. */
export function DiagramLoading({ m }: DiagramLoadingProps) {
  return (
    <>
      <p className="fl-sequence-loading" role="status">
        <Spinner size={14} />
        <span>{m.loading}</span>
      </p>
      <div className="fl-sequence-text">
        {LINES.map((width) => (
          <Skeleton key={width} className="fl-sequence-line" width={width} height="10px" />
        ))}
      </div>
    </>
  );
}
