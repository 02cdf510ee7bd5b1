import type { Messages } from '@flowlens/core/messages';
import type { ProjectStanding } from '@flowlens/core/permissions';
import { Badge } from '../ui/badge/badge.js';

export interface StandingBadgeProps {
  standing: ProjectStanding;
  m: Messages['members'];
}

/** The name of a role. */
export function StandingBadge({ standing, m }: StandingBadgeProps) {
  return <Badge tone={standing === 'owner' ? 'accent' : 'neutral'}>{m[standing]}</Badge>;
}
