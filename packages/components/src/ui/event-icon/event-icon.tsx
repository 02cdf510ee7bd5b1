import type { EntryKind } from '@flowlens/core/recorded';
import { clsx } from 'clsx/lite';
import {
  ArrowUpDown,
  Box,
  Bug,
  Cable,
  CircleHelp,
  CircleX,
  Compass,
  Database,
  FileX,
  Flag,
  type IconNode,
  Info,
  MousePointerClick,
  Radio,
  ScissorsLineDashed,
  ShieldAlert,
  SquareTerminal,
  Terminal,
  TriangleAlert,
} from 'lucide';
import { Icon } from '../icon/icon.js';

const ICONS: Record<EntryKind, IconNode> = {
  network: ArrowUpDown,
  websocket: Cable,
  dom_action: MousePointerClick,
  console_error: CircleX,
  console_warn: TriangleAlert,
  console_log: Terminal,
  console_info: Info,
  console_debug: SquareTerminal,
  javascript_error: Bug,
  resource_error: FileX,
  csp_violation: ShieldAlert,
  sse_message: Radio,
  local_storage: Database,
  session_storage: Box,
  navigation: Compass,
  recorder_gap: ScissorsLineDashed,
  recorder_mark: Flag,
  unknown: CircleHelp,
};

export interface EventIconProps {
  kind: EntryKind;
  /** Pixels. @default 14 */
  size?: number | undefined;
  className?: string | undefined;
}

/** Icon of an event kind in its hue. Decorative: its name must be next to it. */
export function EventIcon({ kind, size = 14, className }: EventIconProps) {
  return <Icon of={ICONS[kind]} className={clsx('fl-event-icon', className)} data-kind={kind} size={size} />;
}
