'use client';

import { Lock } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { useTooltip } from '../../ui/tooltip/use-tooltip.js';

/** Lock icon of the default project, which every user has and cannot delete. */
export function DefaultProjectLock({ label }: { label: string }) {
  const { describedProps, tooltip } = useTooltip({ content: label, side: 'bottom' });
  return (
    <>
      <span role="img" aria-label={label} tabIndex={0} className="fl-project-lock" {...describedProps()}>
        <Icon of={Lock} size={14} />
      </span>
      {tooltip}
    </>
  );
}
